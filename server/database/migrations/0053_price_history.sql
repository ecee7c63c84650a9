CREATE TABLE "past_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"price_qirsh" integer NOT NULL,
	"now_qirsh" integer NOT NULL,
	"lowest_qirsh" integer
);
--> statement-breakpoint
-- Computed once, without an update of each row: of offers that run the price beside them goes on being shown.
ALTER TABLE "products" ADD COLUMN "lowest_qirsh" integer GENERATED ALWAYS AS (CASE WHEN "now_qirsh" < "price_qirsh" THEN "price_qirsh" END) STORED;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "lowest_qirsh" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "past_prices" ADD CONSTRAINT "past_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_prices_product" ON "past_prices" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "past_prices_until" ON "past_prices" USING btree ("until");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "lowest_price"("product" uuid, "current" integer) RETURNS integer LANGUAGE sql STABLE AS $$
	WITH interrupted AS (
		SELECT id, lowest_qirsh FROM past_prices
		WHERE product_id = "product" AND lowest_qirsh IS NOT NULL AND until > now() - interval '1 day'
		ORDER BY id DESC LIMIT 1
	)
	SELECT least("current", (SELECT lowest_qirsh FROM interrupted), min(now_qirsh)) FROM past_prices
	WHERE product_id = "product" AND until > now() - interval '30 days' AND id > coalesce((SELECT id FROM interrupted), 0)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."now_qirsh" := CASE WHEN new."offer" IS NULL THEN new."price_qirsh" ELSE offered_price(new."price_qirsh", new."offer") END;
	IF tg_op = 'INSERT' OR new."now_qirsh" = new."price_qirsh" THEN
		new."lowest_qirsh" := NULL;
	ELSIF old."now_qirsh" = old."price_qirsh" THEN
		new."lowest_qirsh" := lowest_price(new."id", old."now_qirsh");
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_past_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO past_prices (product_id, until, price_qirsh, now_qirsh, lowest_qirsh)
	VALUES (old."id", now(), old."price_qirsh", old."now_qirsh", old."lowest_qirsh");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_price_ended" AFTER UPDATE OF "price_qirsh", "offer" ON "products" FOR EACH ROW
WHEN ((old."price_qirsh", old."now_qirsh") IS DISTINCT FROM (new."price_qirsh", new."now_qirsh")) EXECUTE FUNCTION "add_past_price"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_past_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the history of prices is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "past_prices_kept" BEFORE UPDATE ON "past_prices" FOR EACH ROW EXECUTE FUNCTION "keep_past_prices"();
