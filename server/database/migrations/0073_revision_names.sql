ALTER TABLE "orders" RENAME COLUMN "proposed" TO "proposed_revision";--> statement-breakpoint
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
$$;--> statement-breakpoint
-- Keeps with the order what is waived at what it costs from now on.
CREATE OR REPLACE FUNCTION "recompute_waived"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."waived_qirsh" = "compute_waived"(new."id", new."total_qirsh");
	RETURN new;
END $$;--> statement-breakpoint
-- Keeps with the order the sum of its ledger, what was given back since the last payment, and what of all that was given back is waived at what it costs.
-- Entries that were taken back, and those that do so, count in the first alone.
CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH "touched" AS (
		SELECT "order_id", sum("amount_qirsh") AS "qirsh" FROM "recorded" GROUP BY "order_id"
	), "counted" AS (
		SELECT "payments".* FROM "payments" JOIN "touched" USING ("order_id")
		WHERE "reverses" IS NULL AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
	), "more" AS (
		SELECT "order_id", "qirsh", (
			SELECT coalesce(-sum("amount_qirsh"), 0) FROM "counted" WHERE "counted"."order_id" = "touched"."order_id"
				AND NOT EXISTS (SELECT FROM "counted" AS "later" WHERE "later"."order_id" = "touched"."order_id"
					AND "later"."amount_qirsh" > 0 AND "later"."id" > "counted"."id")
				AND "amount_qirsh" < 0
		) AS "refunded"
		FROM "touched" ORDER BY "order_id"
	)
	UPDATE "orders" SET "paid_qirsh" = "paid_qirsh" + "more"."qirsh", "refunded_qirsh" = "more"."refunded",
		"waived_qirsh" = "compute_waived"("orders"."id", "total_qirsh")
	FROM "more" WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION "waived_of"(uuid, bigint);
