-- The row of a counter that this connection adds to, so that connections do not wait for each other: the count is the sum over
-- all slots.
CREATE OR REPLACE FUNCTION "own_slot"() RETURNS smallint LANGUAGE sql STABLE AS $$
	SELECT (pg_backend_pid() % 32)::smallint
$$;
