ALTER TABLE "orders" ADD COLUMN "waived_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waived_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_waived" CHECK ("payments"."waived_qirsh" between 0 and greatest(0, -"payments"."amount_qirsh"));--> statement-breakpoint
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
		) AS "refunded", (
			SELECT coalesce(sum("waived_qirsh"), 0) FROM "counted" WHERE "counted"."order_id" = "touched"."order_id"
		) AS "waived"
		FROM "touched" ORDER BY "order_id"
	)
	UPDATE "orders" SET "paid_qirsh" = "paid_qirsh" + "more"."qirsh", "refunded_qirsh" = "more"."refunded",
		"waived_qirsh" = "more"."waived"
	FROM "more" WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- The refunds of before: what each added to what was due of an order that had arrived by then, by what the order costs today. Where the history
-- doesn't say what status it had, it had today's.
ALTER TABLE "payments" DISABLE TRIGGER "payments_append_only";--> statement-breakpoint
DO $$
DECLARE
	"refund" record;
BEGIN
	FOR "refund" IN
		SELECT "payments".*, "orders"."total_qirsh" AS "total" FROM "payments" JOIN "orders" ON "orders"."id" = "payments"."order_id"
		WHERE "amount_qirsh" < 0 AND "reverses" IS NULL
			AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
			AND 'delivered' = coalesce(
				(SELECT "after" FROM "order_status_changes" AS "change" WHERE "change"."order_id" = "payments"."order_id"
					AND "changed_at" <= "recorded_at" ORDER BY "change"."id" DESC LIMIT 1),
				(SELECT "before" FROM "order_status_changes" AS "change" WHERE "change"."order_id" = "payments"."order_id"
					ORDER BY "change"."id" LIMIT 1),
				"orders"."status")
		ORDER BY "payments"."id"
	LOOP
		UPDATE "payments" SET "waived_qirsh" = least(-"amount_qirsh", greatest(0, "refund"."total" - (
			SELECT sum("amount_qirsh" + "waived_qirsh") FROM "payments" AS "until"
			WHERE "until"."order_id" = "refund"."order_id" AND "until"."id" <= "refund"."id"
		))) WHERE "id" = "refund"."id";
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER "payments_append_only";--> statement-breakpoint
WITH "given" AS (
	SELECT "order_id", sum("waived_qirsh") AS "waived" FROM "payments" WHERE "waived_qirsh" > 0 GROUP BY "order_id"
)
UPDATE "orders" SET "waived_qirsh" = "given"."waived" FROM "given" WHERE "orders"."id" = "given"."order_id";
