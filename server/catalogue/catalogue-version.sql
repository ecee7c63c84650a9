-- Increases `catalogue_version` once per transaction that changes anything shown on public pages, and announces it.
CREATE OR REPLACE FUNCTION "count_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Deferred to the end of the transaction, so that the one row is locked for a moment only; and done once, however many rows have changed.
	IF current_setting('mouneh.counted', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		PERFORM set_config('mouneh.counted', pg_current_xact_id()::text, true);
		UPDATE "catalogue_version" SET "version" = "version" + 1;
		PERFORM pg_notify('catalogue', (SELECT "version"::text FROM "catalogue_version"));
	END IF;
	RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "products_version" AFTER INSERT OR UPDATE OR DELETE ON "products" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "old_slugs_version" AFTER INSERT OR UPDATE OR DELETE ON "old_slugs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "categories_version" AFTER INSERT OR UPDATE OR DELETE ON "categories" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "settings_version" AFTER INSERT OR UPDATE OR DELETE ON "settings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "synonyms_version" AFTER INSERT OR UPDATE OR DELETE ON "synonyms" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "legal_texts_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "legal_texts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "coupons_version" AFTER INSERT OR UPDATE OF "active", "deleted_at" ON "coupons" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "delivery_areas_version" AFTER INSERT OR UPDATE OR DELETE ON "delivery_areas" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
CREATE CONSTRAINT TRIGGER "collections_version" AFTER INSERT OR UPDATE OR DELETE ON "collections" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
