-- The ledger is append-only: nothing is deleted, and nothing changed except personal data, which may be emptied.
CREATE OR REPLACE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"traces" text[] := '{recorded_by,reference,note}';
BEGIN
	IF tg_op = 'UPDATE'
		AND to_jsonb(new) - "traces" = to_jsonb(old) - "traces"
		AND (new."recorded_by" IS NULL OR new."recorded_by" = old."recorded_by")
		AND new."reference" IN ('', old."reference") AND new."note" IN ('', old."note") THEN
		RETURN new;
	END IF;
	RAISE EXCEPTION 'payments are append-only: a wrong one is taken back by a counter-entry' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION "refuse_payment_change"();
