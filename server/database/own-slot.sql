-- Sharded counter: the slot that this connection adds to, so that concurrent writers do not wait for one row. The
-- count is the sum over all slots.
CREATE OR REPLACE FUNCTION "own_slot"() RETURNS smallint LANGUAGE sql STABLE AS $$
	SELECT (pg_backend_pid() % 32)::smallint
$$;
