-- What of an order's refunds is not asked for again while it costs "total". Each waiver holds for what the order cost when it was given: a refund
-- that comes before its return or its lower price was given for that, so that what the order costs less by now is waived no longer, counted once
-- however many waivers there are. What it costs more waives nothing more. Entries that were taken back count no longer.
CREATE OR REPLACE FUNCTION "compute_waived"("of_order" uuid, "total" bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT greatest(0, max("left"))::bigint FROM (
		SELECT sum("waived_qirsh") OVER (ORDER BY "less") - "less" AS "left"
		FROM "payments" CROSS JOIN LATERAL (SELECT greatest(0, "waived_at_qirsh" - "total") AS "less") AS "since"
		WHERE "order_id" = "of_order" AND "waived_qirsh" > 0
			AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
	) AS "waivers"
$$;
