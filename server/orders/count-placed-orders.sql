-- Counts all orders that a statement adds at once.
CREATE OR REPLACE FUNCTION "count_placed_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days"
	SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status", counter_shard(), count(*), sum("total_qirsh")
	FROM "placed" GROUP BY 1, 2
	ON CONFLICT ("day", "status", "shard") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals" SET "orders" = "orders" + "more"."count", "spent_qirsh" = "spent_qirsh" + "more"."qirsh"
	FROM (
		SELECT "user_id", count(*), coalesce(sum("total_qirsh") FILTER (WHERE "status" <> 'cancelled'), 0) AS "qirsh"
		FROM "placed" GROUP BY "user_id"
	) AS "more"
	WHERE "customer_totals"."user_id" = "more"."user_id";
	RETURN NULL;
END $$;

CREATE TRIGGER "orders_placed" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "placed" FOR EACH STATEMENT EXECUTE FUNCTION "count_placed_orders"();
