-- Keeps the sum of an order's ledger with the order.
CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "paid_qirsh" = "paid_qirsh" + "more"."qirsh"
	FROM (SELECT "order_id", sum("amount_qirsh") AS "qirsh" FROM "recorded" GROUP BY "order_id" ORDER BY "order_id") AS "more"
	WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;

CREATE TRIGGER "payments_summed" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "recorded" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
