DROP INDEX "orders_to_collect";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("created_at","number") WHERE "orders"."refunded_qirsh" <> 0;--> statement-breakpoint
CREATE INDEX "orders_to_collect" ON "orders" USING btree ("created_at","number") WHERE ("orders"."payment_method" <> 'chat' or "orders"."paid_qirsh" <> 0 or "orders"."refunded_qirsh" <> 0) and "orders"."status" <> 'cancelled' and "orders"."paid_qirsh" < "orders"."total_qirsh";--> statement-breakpoint
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
	UPDATE "orders" SET "paid_qirsh" = "paid_qirsh" + "more"."qirsh", "refunded_qirsh" = "more"."refunded"
	FROM "more" WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- The orders that have a refund already, by the same sum.
WITH "counted" AS (
	SELECT "payments".* FROM "payments"
	WHERE "reverses" IS NULL AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
), "given" AS (
	SELECT "order_id", -sum("amount_qirsh") AS "qirsh" FROM "counted"
	WHERE "amount_qirsh" < 0 AND NOT EXISTS (SELECT FROM "counted" AS "later" WHERE "later"."order_id" = "counted"."order_id"
		AND "later"."amount_qirsh" > 0 AND "later"."id" > "counted"."id")
	GROUP BY "order_id"
)
UPDATE "orders" SET "refunded_qirsh" = "given"."qirsh" FROM "given" WHERE "orders"."id" = "given"."order_id";
