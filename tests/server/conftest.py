"""A PostgreSQL for those tests that ask for one, started once."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count

import pytest
from benchmarks.house.cluster import Cluster, cluster, is_installed

from facedown.server.moving import TABLES
from facedown.server.store.postgres_connections import Address, PostgresConnection
from facedown.server.store.postgres_schema import take_steps

_schemas = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed here: tools/setup postgresql")
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def _used_url(postgres: Cluster) -> str:
    """A schema that has its tables: to make them takes longer than most tests."""
    postgres.sql("CREATE SCHEMA used")
    url = postgres.url("used")
    with closing(PostgresConnection(Address(url))) as connection, connection.transaction():
        take_steps(connection, [])
    return url


@pytest.fixture
def emptied_url(_used_url: str) -> str:
    """A house that knows nothing."""
    with closing(PostgresConnection(Address(_used_url))) as connection:
        connection.run("SET session_replication_role = replica")  # the audit log refuses it else
        for table in TABLES:
            connection.execute(f"DELETE FROM {table}")
    return _used_url


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """A schema of its own, with nothing in it."""
    schema = f"house_{next(_schemas)}"
    postgres.sql(f"CREATE SCHEMA {schema}")
    return postgres.url(schema)
