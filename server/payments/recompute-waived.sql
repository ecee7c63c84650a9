-- Recomputes the waived sum of an order when its total changes.
CREATE OR REPLACE FUNCTION "recompute_waived"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."waived_qirsh" = "compute_waived"(new."id", new."total_qirsh");
	RETURN new;
END $$;

CREATE TRIGGER "orders_waived" BEFORE UPDATE OF "total_qirsh" ON "orders" FOR EACH ROW
	WHEN (new."total_qirsh" <> old."total_qirsh") EXECUTE FUNCTION "recompute_waived"();
