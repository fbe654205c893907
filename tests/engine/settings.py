"""How often property tests try. Reproducible, and without a clock or a folder of found examples."""

from hypothesis import HealthCheck, settings

OFTEN = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SELDOM = settings(OFTEN, max_examples=40)
