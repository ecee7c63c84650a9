ALTER TABLE "payments" ADD COLUMN "waived_at_qirsh" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waive_asked" boolean;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "waived_of"("of_order" uuid, "total" bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT greatest(0, max("left"))::bigint FROM (
		SELECT sum("waived_qirsh") OVER (ORDER BY "less") - "less" AS "left"
		FROM "payments" CROSS JOIN LATERAL (SELECT greatest(0, "waived_at_qirsh" - "total") AS "less") AS "since"
		WHERE "order_id" = "of_order" AND "waived_qirsh" > 0
			AND NOT EXISTS (SELECT FROM "payments" AS "counter" WHERE "counter"."reverses" = "payments"."id")
	) AS "waivers"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "waive_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."waived_qirsh" = "waived_of"(new."id", new."total_qirsh");
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_waived" BEFORE UPDATE OF "total_qirsh" ON "orders" FOR EACH ROW
	WHEN (new."total_qirsh" <> old."total_qirsh") EXECUTE FUNCTION "waive_anew"();--> statement-breakpoint
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
		"waived_qirsh" = "waived_of"("orders"."id", "total_qirsh")
	FROM "more" WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;
