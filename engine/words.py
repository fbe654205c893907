"""What the trace and the errors say, in English and Russian.

One sentence for each rule, term and assumption that the engine carries out. Names stand in the nominative, and
nothing agrees with them.
"""

from __future__ import annotations

SAYS: dict[str, tuple[str, str]] = {
    "118.1": ("{0} chooses, not the ability's player: {1}", "Выбирает {0}, а не игрок способности: {1}"),
    "118.2": ("It chooses no target: {0}", "Цель не выбирается: {0}"),
    "119.2": (
        "A part cannot be executed, and it breaks off there: {0}",
        "Часть выполнить нельзя, на ней и прерывается: {0}",
    ),
    "119.3": (
        "No legal target for its first part, it cannot be declared: {0}",
        "Нет легальной цели для первой части, заявить нельзя: {0}",
    ),
    "120.1": ("An effect now lies on: {0}", "Наложен эффект: {0}"),
    "120.5": ("An effect is lifted from: {0}", "Снимается эффект: {0}"),
    "120.5.1": ("Fewer wounds than that, so all of them: {0}", "Ран меньше, снимаются все: {0}"),
    "120.6": (
        "The condition of an effect holds no longer, it is gone for good: {0}",
        "Условие эффекта больше не выполнено, он пропадает насовсем: {0}",
    ),
    "120.7": ("Of its targets it reaches: {1}. {0}", "Из целей доступно: {1}. {0}"),
    "120.8": ("Done in part, it counts as executed: {0}", "Выполнена частично и считается выполненной: {0}"),
    "202.2": ("Its abilities work only in play: {0}", "Способности действуют только в игре: {0}"),
    "203.2": ("It changes its own cost: {0}", "Меняет собственную стоимость: {0}"),
    "302.3": ("{0} has the first turn", "Первый ход делает {0}"),
    "303.2": (
        "{0} may use again what is limited to so many times a turn",
        "{0}: использования «раз за ход» возвращаются",
    ),
    "303.1": ("{0} opens all cards and coins in play", "{0} открывает в игре все карты и монеты"),
    "303.3": ("On to the accumulation phase: {0}", "Дальше — фаза накопления: {0}"),
    "304.1": ("{0} gets a coin", "{0} получает монету"),
    "304.2": ("{0}, the card for the turn{1}", "{0}, карта на ход{1}"),
    "304.3": (
        "The turn starts. What has fired enters the Queue: {0}",
        "Начало хода. Сработавшее входит в Очередь: {0}",
    ),
    "304.4": ("The Queue is empty, on to the main stage: {0}", "Очередь пуста, дальше — основной этап: {0}"),
    "305.2": ("The choice phase: {0}", "Фаза выбора: {0}"),
    "306.1": ("{0} passes the turn", "{0} передаёт ход"),
    "307.1": ("{0} declares a strike: {1} → {2}", "{0} объявляет атаку ударом: {1} → {2}"),
    "307.2": (
        "The attack is over. What has fired enters the Queue: {0}",
        "Атака завершена. Сработавшее входит в Очередь: {0}",
    ),
    "307.3": (
        "After the attack the Queue is empty, back to the choice phase: {0}",
        "После атаки Очередь пуста, снова фаза выбора: {0}",
    ),
    "308.1": ("{0} uses an ability of: {1}", "{0} использует способность карты: {1}"),
    "308.2": (
        "The ability has been used. What has fired enters the Queue: {0}",
        "Способность использована. Сработавшее входит в Очередь: {0}",
    ),
    "308.3": (
        "After the ability the Queue is empty, back to the choice phase: {0}",
        "После способности Очередь пуста, снова фаза выбора: {0}",
    ),
    "309.1": ("{0} plays: {1}", "{0} разыгрывает карту: {1}"),
    "309.2": (
        "The card has been played. What has fired enters the Queue: {0}",
        "Карта разыграна. Сработавшее входит в Очередь: {0}",
    ),
    "309.3": (
        "After the card the Queue is empty, back to the choice phase: {0}",
        "После розыгрыша Очередь пуста, снова фаза выбора: {0}",
    ),
    "315.1": (
        "The turn ends. What has fired enters the Queue: {0}",
        "Конец хода. Сработавшее входит в Очередь: {0}",
    ),
    "315.2": ("The turn is over, and so is an effect on: {0}", "С концом хода кончается эффект на карте: {0}"),
    "315.3": ("{0} is the active player now", "Активный игрок теперь {0}"),
    "401.2": (
        "It fired in the course of this Queue and enters it: {0}",
        "Сработало по ходу этой Очереди и входит в неё: {0}",
    ),
    "401.3": ("First in, first out: {0}", "Первым вошло — первым вышло: {0}"),
    "401.5": (
        "Its source has left or lost the ability, it is executed all the same: {0}",
        "Источник ушёл или утратил способность, но она выполняется: {0}",
    ),
    "401.6": (
        "What has fired waits until this ability has finished: {0}",
        "Сработавшее ждёт, пока не завершится: {0}",
    ),
    "401.7": ("{0} passes. Not declared, and lost: {1}", "{0} пасует. Не заявлено и утрачено: {1}"),
    "402.2": (
        "It fired several times, any of the points will do: {0}",
        "Сработала несколько раз, годится любая точка: {0}",
    ),
    "402.1": ("The non-active player declares first: {0}", "Первым заявляет неактивный игрок: {0}"),
    "501.1": ("{0} declares: {1}", "{0}, заявка: {1}"),
    "501.2": ("Payment with the declaration, {0}: {1}", "Оплата вместе с заявкой, {0}: {1}"),
    "501.4": (
        "It no longer fits, but limits count only at the declaration: {0}",
        "Уже не подходит, но ограничение проверялось при заявке: {0}",
    ),
    "502.3": ("It has lost that ability: {0}", "Этой способности у карты уже нет: {0}"),
    "502.3.1": (
        "Its source has lost the ability, but that counts only at the declaration: {0}",
        "Источник утратил способность, но это проверяют только при заявке: {0}",
    ),
    "502.6": (
        "No card fits, yet a mass ability may be declared: {0}",
        "Подходящих карт нет, но массовую способность заявить можно: {0}",
    ),
    "502.7": (
        "Only cards with the trait it names can be its targets: {0}",
        "Целью может быть лишь карта с названным признаком: {0}",
    ),
    "502.8": ("No card opens it: {0}", "Ни одна карта её не открывает: {0}"),
    "502.9": (
        "All limits hold together, also that of {1}: {0}",
        "Действуют все ограничения сразу, и то, что задаёт {1}: {0}",
    ),
    "503.1": ("No lives left: {0}", "Жизней не осталось: {0}"),
    "603.1": ("Both lose at once, so the game is drawn: {0}, {1}", "Оба проигрывают разом, это ничья: {0}, {1}"),
    "603.2": ("{0} offers a draw: {1}", "{0} предлагает ничью: {1}"),
    "604.1": ("{0} loses the game", "{0} проигрывает партию"),
    "605.1": ("The game is over, there will be no more of: {0}", "Партия окончена, дальше ничего не будет: {0}"),
    "15:108.2": ("Only an open creature, once a turn: {0}", "Только открытое существо, один раз за ход: {0}"),
    "15:108.3": (
        "Closed, or a defender this turn already, so unable to defend: {0}",
        "Защищать нельзя закрытым и тем, кто в этот ход уже защищал: {0}",
    ),
    "15:108.5": ("First-turn weakness: {0}", "Слабость первого хода: {0}"),
    "15:115.5": (
        "A constant ability changes its base values: {0}",
        "Постоянная способность меняет базовые значения карты: {0}",
    ),
    "15:117.1": (
        "Every ability of the spell must be legal to declare: {0}",
        "Каждую способность заклинания должно быть легально заявить: {0}",
    ),
    "15:212.3": ("A later one of its class has come: {0}", "Пришла более поздняя карта того же класса: {0}"),
    "15:301.4": ("{0} rolls higher, {1} to {2}", "{0}: выпало больше, {1} против {2}"),
    "15:301.5": ("{0} shuffles the deck", "{0} перемешивает колоду"),
    "15:301.6": ("{0} is dealt cards: {1}", "На раздаче {0} берёт карт: {1}"),
    "15:301.7": ("{0} redeals cards: {1}", "{0} пересдаёт карт: {1}"),
    "15:301.7.1": ("Both have said how many, {0} redeals first", "Оба назвали число карт, пересдачу начинает {0}"),
    "15:501.2.1": (
        "Its payment was replaced, so it is not executed: {0}",
        "Оплата замещена, способность не выполняется: {0}",
    ),
    "15:504.5": (
        "Extra and negative lives cancel each other: {0}",
        "Дополнительные и отрицательные жизни снимают друг друга: {0}",
    ),
    "15:515.2": (
        "It cannot choose a card with protection from spells: {0}",
        "Карту с защитой от заклинаний целью не выбрать: {0}",
    ),
    "15:516.1": ("{0} prevents wounds on {1}: {2}", "Карта {0} предотвращает раны, {1}: {2}"),
    "15:516.3": ("Preventions one by one, first those of {0}", "Предотвращения по одному, начинает {0}"),
    "15:517.1": ("{0} replaces what would happen to {1}", "Карта {0} замещает то, что было бы с картой {1}"),
    "15:517.3": ("{0} chooses which replacement applies to {1}", "{0} выбирает замещение для карты {1}"),
    "15:517.4": (
        "Both players have a replacement, {0} chooses: {1}",
        "Замещения есть у обоих игроков, выбирает {0}: {1}",
    ),
    "15:523.1": ("Add, multiply, subtract, then set: {0}", "Сложить, умножить, вычесть, затем установить: {0}"),
    "15:209.4": ("A hero cannot attack with a strike: {0}", "Герой не может атаковать ударом: {0}"),
    "15:510.3": ("Without a fight, nobody strikes back: {0}", "Сражения нет, ответного удара не будет: {0}"),
    "15:523.2": ("Less than 0 counts as 0: {0}", "Меньше нуля — это ноль: {0}"),
    "15:211.3": (
        "It refers to what came before: not checked beforehand, skipped if it finds nothing: {0}",
        "Ссылается на сделанное раньше: заранее не проверяется, а если применить не к чему — пропускается: {0}",
    ),
    "A-closing": ("Closing waits for the end of the attack: {0}", "Закрытие — только в конце атаки: {0}"),
    "A-end-of-turn-lives": (
        "Fired after the Queue of the turn's end, it waits for the next turn to start: {0}",
        "Сработало уже после Очереди конца хода и ждёт начала следующего: {0}",
    ),
    "A-hero-lives": (
        "For a hero only wounds count, against its starting lives: {0}",
        "У героя с начальными жизнями сравнивают только раны: {0}",
    ),
    "A-graveyard-abilities": (
        "It speaks of the graveyard, so it works there: {0}",
        "В тексте сказано о кладбище, там и действует: {0}",
    ),
    "A-listeners": ("It leaves together, and hears it: {0}", "Покидает игру тогда же и «слышит» это: {0}"),
    "A-new-card": ("Back in play as a new card, no longer the target: {0}", "Вернулась новой картой, уже не цель: {0}"),
    "A-obligation": (
        "The first attack is declared, the obligation ends: {0}",
        "Первая атака заявлена, обязанность исполнена: {0}",
    ),
    "A-spared-once": (
        "{0} has stepped in already, the cause remains, and it does not again: {1}",
        "Уже замещалось, причина осталась, второй раз не замещается. {0}: {1}",
    ),
    "A-spell-graveyard": (
        "Paid for, the spell goes to the graveyard: {0}",
        "Оплачено, заклинание уходит на кладбище: {0}",
    ),
    "A-spell-triggers": (
        "What has fired waits until the last ability of the spell: {0}",
        "Сработавшее ждёт последней способности заклинания: {0}",
    ),
    "armour-x": ("Armour prevents, {0}: wounds {1}", "Броня предотвращает, {0}: раны {1}"),
    "attack-experience": ("It does not close after its strike: {0}", "Не закрывается после удара: {0}"),
    "defence-experience": ("It does not close after defending: {0}", "Не закрывается после защиты: {0}"),
    "does-not-close": ("By its ability it does not close: {0}", "По своей способности не закрывается: {0}"),
    "protection-from": ("Protected, it takes no wounds: {0}", "Благодаря защите ран нет: {0}"),
    "lives-are-reduced": ("{0}: its lives become {1}", "{0}: жизней становится {1}"),
    "directed-strike": (
        "No defender from a directed strike: {0}",
        "От направленного удара защитника не назначить: {0}",
    ),
    "extra-lives": ("Wounds take no extra lives away: {0}", "Раны не отнимают дополнительных жизней: {0}"),
    "first-strike": ("Strikes first: {0}", "Бьёт первым: {0}"),
    "rush": ("It may act in its first turn: {0}", "Может действовать в свой первый ход: {0}"),
    "close": ("It closes: {0}", "Закрывается {0}"),
    "opening": ("It opens: {0}", "Открывается {0}"),
    "once-a-turn": ("Its uses for this turn are spent: {0}", "На этот ход использования исчерпаны: {0}"),
    "assign-a-defender": ("{0} assigns a defender: {1}", "{0} назначает защитника: {1}"),
    "active-player": ("Not its player's turn: {0}", "Идёт не ход её игрока: {0}"),
    "death": ("Goes to the graveyard: {0}", "На кладбище уходит {0}"),
    "discard": ("{0} discards: {1}", "{0} сбрасывает карту: {1}"),
    "draw-a-card": ("{0} draws: {1}", "{0} берёт карту: {1}"),
    "enters-play": ("Enters play: {0}", "В игру входит {0}"),
    "heal-x": ("{0}: wounds taken off: {1}", "{0}: снято ран: {1}"),
    "illegality": ("Nothing legal to aim at, it cannot be declared: {0}", "Нет легальной цели, заявить нельзя: {0}"),
    "revive": ("Revived: {0}", "Возрождается {0}"),
    "shot-for-x": ("{0} shoots {1} for {2}", "{0}: выстрел на {2}, цель {1}"),
    "strike": ("{0} strikes {1} for {2}", "{0}: удар на {2}, цель {1}"),
    "strike-back": ("{0} strikes back at {1} for {2}", "{0}: ответный удар на {2}, цель {1}"),
    "take-control": ("{0} takes control of: {1}", "{0} берёт под контроль: {1}"),
    "wound": ("{0}: wounds {1}", "{0}: раны {1}"),
}

ERRORS: dict[str, tuple[str, str]] = {
    "possible": (". Possible: {0}", ". Можно: {0}"),
    "BadPosition": ("{0}", "{0}"),
    "UnknownWord": ("nothing here is called «{0}»", "здесь нет ничего с именем «{0}»"),
    "NotNow": ("{0} cannot do that now", "{0}: сейчас этого сделать нельзя"),
    "CannotPay": ("the resources do not suffice — {0}", "не хватает ресурсов — {0}"),
    "CannotAct": ("it may not do that now — {0}", "сейчас эта карта так действовать не может — {0}"),
    "NoTarget": ("it has no legal target and cannot be declared — {0}", "нет легальной цели, заявить нельзя — {0}"),
    "NotATarget": ("not a legal target — {0}", "нелегальная цель — {0}"),
    "NotAnOption": ("not a possible choice: «{0}»", "такого выбора нет: «{0}»"),
    "ChoiceNeeded": ("{0} has to choose", "{0}: нужен выбор"),
    "NobodyAsked": ("nobody had to choose: «{0}»", "никого не спрашивали: «{0}»"),
    "Endless": ("no end after {0} steps", "нет конца и после шагов: {0}"),
}
"""By the name of the error."""
