ALTER TABLE "stock_levels" ADD COLUMN "low_notified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_levels_to_notify" ON "stock_levels" USING btree ("product_id") WHERE "stock_levels"."pieces_left" <= "stock_levels"."low_at" and not "stock_levels"."low_notified";
--> statement-breakpoint
UPDATE "stock_levels" SET "low_notified" = false WHERE "pieces_left" > "low_at";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_low_notified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."pieces_left" > new."low_at" THEN
		new."low_notified" := false;
	ELSIF tg_op = 'INSERT' OR new."low_at" <> old."low_at" THEN
		new."low_notified" := true;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_levels_low" BEFORE INSERT OR UPDATE ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "keep_low_notified"();
