-- The ledger is append-only: nothing is deleted, and nothing changed except personal data, which may be emptied.
CREATE OR REPLACE FUNCTION "refuse_stock_movement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"traces" text[] := '{recorded_by,note}';
BEGIN
	IF tg_op = 'UPDATE'
		AND to_jsonb(new) - "traces" = to_jsonb(old) - "traces"
		AND (new."recorded_by" IS NULL OR new."recorded_by" = old."recorded_by")
		AND new."note" IN ('', old."note") THEN
		RETURN new;
	END IF;
	RAISE EXCEPTION 'stock movements are append-only: a wrong one is taken back by a counter-entry' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "stock_movements_append_only" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_stock_movement_change"();
