-- The part of an order's refunds that is waived while it costs "total". Each waiver is relative to what the order cost
-- when it was given: a refund before its return or price reduction was given for that, so whatever the order costs less
-- now is no longer waived, counted once over all waivers. A higher cost waives nothing more. Reversed entries don't
-- count.
CREATE OR REPLACE FUNCTION "compute_waived"("of_order" uuid, "total" bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT greatest(0, max("left"))::bigint FROM (
		SELECT sum("waived_qirsh") OVER (ORDER BY "less") - "less" AS "left"
		FROM "payments" CROSS JOIN LATERAL (SELECT greatest(0, "waived_at_qirsh" - "total") AS "less") AS "since"
		WHERE "order_id" = "of_order" AND "waived_qirsh" > 0
			AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
	) AS "waivers"
$$;
