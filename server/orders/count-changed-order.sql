-- Updates the sums per day and customer when an order's status, customer, time or total changes.
CREATE OR REPLACE FUNCTION "count_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_orders(old, -1);
	PERFORM count_orders(new, 1);
	RETURN NULL;
END $$;

CREATE TRIGGER "orders_changed" AFTER UPDATE OF "status", "user_id", "created_at", "total_qirsh" ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_changed_order"();
