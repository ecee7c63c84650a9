-- The unspent stamps of an account, one per delivered order that was not itself free for stamps, and the number of its
-- next reward.
CREATE OR REPLACE FUNCTION "own_stamps"("of_user" uuid, OUT "collected" integer, OUT "next_reward" integer) LANGUAGE sql STABLE AS $$
	SELECT
		(SELECT count(*)::integer FROM "orders" WHERE "user_id" = "of_user" AND "status" = 'delivered' AND NOT "free_for_stamps")
			- coalesce(sum("stamps") FILTER (WHERE "counts"), 0)::integer,
		coalesce(max("number"), 0) + 1
	FROM "stamp_rewards" WHERE "user_id" = "of_user"
$$;
