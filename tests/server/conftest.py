"""A PostgreSQL for those tests that ask for one, started once."""

from collections.abc import Iterator
from itertools import count

import pytest
from benchmarks.house.cluster import Cluster, cluster, is_installed

_schemas = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed here: tools/setup postgresql")
    with cluster() as running:
        yield running


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """A schema of its own, with nothing in it."""
    schema = f"house_{next(_schemas)}"
    postgres.sql(f"CREATE SCHEMA {schema}")
    return postgres.url(schema)
