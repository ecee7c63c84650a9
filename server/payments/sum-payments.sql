-- Maintains the sums of an order's ledger: the balance, the refunds since the last payment, and the part of all refunds
-- that is waived. Reversed entries and their counter-entries only count in the first.
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
END $$;

CREATE TRIGGER "payments_summed" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "recorded" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
