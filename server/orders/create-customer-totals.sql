-- Creates every account's row of totals at signup, so that counting orders only ever updates it.
CREATE OR REPLACE FUNCTION "create_customer_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "customer_totals" ("user_id") SELECT "id" FROM "joined";
	RETURN NULL;
END $$;

CREATE TRIGGER "users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "joined" FOR EACH STATEMENT EXECUTE FUNCTION "create_customer_totals"();
