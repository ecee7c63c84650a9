-- Sharded counter: the shard that this connection increments, so that concurrent writers do not wait for one row. The
-- count is the sum over all shards.
CREATE OR REPLACE FUNCTION "counter_shard"() RETURNS smallint LANGUAGE sql STABLE AS $$
	SELECT (pg_backend_pid() % 32)::smallint
$$;
