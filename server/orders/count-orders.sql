-- Adds (1) or subtracts (-1) an order in the sums of its day and its customer.
CREATE OR REPLACE FUNCTION "count_orders"("placed" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days" VALUES (("placed"."created_at" AT TIME ZONE 'Asia/Amman')::date, "placed"."status", counter_shard(), "by", "by" * "placed"."total_qirsh")
	ON CONFLICT ("day", "status", "shard") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals"
	SET "orders" = "orders" + "by",
		"spent_qirsh" = "spent_qirsh" + CASE "placed"."status" WHEN 'cancelled' THEN 0 ELSE "by" * "placed"."total_qirsh" END
	WHERE "user_id" = "placed"."user_id";
END $$;
