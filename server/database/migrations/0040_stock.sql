CREATE TABLE "stock_levels" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"pieces_left" integer DEFAULT 0 NOT NULL,
	"low_at" smallint NOT NULL,
	CONSTRAINT "stock_left" CHECK ("stock_levels"."pieces_left" >= 0),
	CONSTRAINT "stock_low_at" CHECK ("stock_levels"."low_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"reverses" bigint,
	"idempotency_key" text,
	CONSTRAINT "stock_movements_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "few_left" smallint;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reverses_stock_movements_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."stock_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_user" ON "stock_movements" USING btree ("recorded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_idempotency" ON "stock_movements" USING btree ("product_id","idempotency_key") WHERE "stock_movements"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ((-"sequence"),"id") WHERE "products"."counted";--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ((-"sequence"),"id") WHERE "products"."few_left" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "apply_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "stock_levels" SET "pieces_left" = "pieces_left" + new."quantity" WHERE "product_id" = new."product_id";
	IF NOT FOUND AND new."kind" <> 'stopped' THEN
		RETURN NULL;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_applied" BEFORE INSERT ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "apply_stock_movement"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "stock_movements_kept" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "keep_stock_movements"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "publish_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		UPDATE "products" SET "counted" = false, "few_left" = NULL WHERE "id" = old."product_id";
		RETURN NULL;
	END IF;
	UPDATE "products" SET "counted" = true, "few_left" = "seen"."few", "available" = new."pieces_left" > 0
	FROM (SELECT CASE WHEN new."pieces_left" <= new."low_at" THEN new."pieces_left" END AS "few") AS "seen"
	WHERE "id" = new."product_id"
		AND (NOT "counted" OR "few_left" IS DISTINCT FROM "seen"."few" OR "available" <> (new."pieces_left" > 0));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_levels_published" AFTER INSERT OR UPDATE OR DELETE ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "publish_stock"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_stock_available"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"stock" integer;
BEGIN
	SELECT "pieces_left" INTO "stock" FROM "stock_levels" WHERE "product_id" = new."id";
	IF FOUND THEN
		new."available" := "stock" > 0;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_stock_kept" BEFORE UPDATE OF "available" ON "products" FOR EACH ROW WHEN (new."counted") EXECUTE FUNCTION "keep_stock_available"();