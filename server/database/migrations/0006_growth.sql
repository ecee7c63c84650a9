-- What `wordsOf` does to a text: folded words, and again without their Arabic article.
CREATE FUNCTION "folded_words"("typed" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT "form"), '{}')
	FROM regexp_split_to_table(
		translate(
			regexp_replace(
				lower(normalize("typed", nfkd) COLLATE "und-x-icu"),
				U&'[''’‘`´ʼʿʾ\0300-\036f\064b-\065f\0670\0640\200b-\200f\202a-\202e\2060-\2069\feff\061c]', '', 'g'
			),
			'أإآٱىیؤئةکگچپڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااييويهككشبف01234567890123456789'
		) COLLATE "und-x-icu",
		'[^[:alnum:]]+'
	) AS "word", LATERAL (VALUES ("word"), (regexp_replace("word", '^(?:وال|بال|فال|كال|لل|ال)(?=...)', ''))) AS "forms" ("form")
	WHERE "form" <> ''
$$;
--> statement-breakpoint
-- The words of a text, and every end of a phone number, so that the beginning of an entry is any part of the number.
CREATE FUNCTION "search_words"("typed" text, "phone" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(folded_words("typed") || ARRAY(
		SELECT '+' || right("digits", "length")
		FROM (SELECT ltrim("phone", '+') AS "digits") AS "number", generate_series(3, length("digits")) AS "length"
	))
$$;
--> statement-breakpoint
CREATE TABLE "shelf_counts" (
	"category_id" uuid NOT NULL,
	"store" text NOT NULL,
	"slot" smallint NOT NULL,
	"total" integer NOT NULL,
	"shown" integer NOT NULL,
	"listed" integer NOT NULL,
	"hidden" integer NOT NULL,
	"out_of_stock" integer NOT NULL,
	"no_picture" integer NOT NULL,
	"no_translation" integer NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "shelf_counts_category_id_store_slot_pk" PRIMARY KEY("category_id","store","slot")
);
--> statement-breakpoint
CREATE TABLE "customer_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent_qirsh" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" integer NOT NULL,
	"qirsh" bigint NOT NULL,
	CONSTRAINT "order_days_day_status_slot_pk" PRIMARY KEY("day","status","slot")
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_product_id_products_id_fk";
--> statement-breakpoint
DROP INDEX "order_items_product";
--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_store_addition";--> statement-breakpoint
DROP INDEX "activity_user";--> statement-breakpoint
DROP INDEX "activity_subject";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(name || ' ' || email, phone)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(name || ' ' || email || ' ' || message, phone)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector";--> statement-breakpoint
UPDATE "orders" SET "words" = search_words(
	concat_ws(' ', "customer_name", "customer_email", "street", "city", (
		SELECT string_agg("name_en" || ' ' || "name_ar", ' ') FROM "order_items" WHERE "order_id" = "orders"."id"
	)),
	"phone"
) || array_to_tsvector(ARRAY(
	SELECT DISTINCT 'store:' || "store" FROM "order_items" JOIN "products" ON "products"."id" = "product_id" WHERE "order_id" = "orders"."id"
));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_totals_orders" ON "customer_totals" USING btree ("orders","user_id");--> statement-breakpoint
CREATE INDEX "customer_totals_spent" ON "customer_totals" USING btree ("spent_qirsh","user_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree ("created_at") WHERE "users"."role" = 'customer';--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ((-"addition"),"id");--> statement-breakpoint
CREATE INDEX "products_name_en" ON "products" USING btree ("name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_name_ar" ON "products" USING btree ("name_ar" collate "ar-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_qirsh","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ((-(extract(epoch from "updated_at" at time zone 'UTC') * 1000000)::bigint),"id");--> statement-breakpoint
CREATE INDEX "products_store_newest" ON "products" USING btree ("store",(-"addition"),"id");--> statement-breakpoint
CREATE INDEX "products_store_name_en" ON "products" USING btree ("store","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_store_name_ar" ON "products" USING btree ("store","name_ar" collate "ar-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_store_price" ON "products" USING btree ("store","price_qirsh","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id",(-"addition"),"id");--> statement-breakpoint
CREATE INDEX "products_category_name_en" ON "products" USING btree ("category_id","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_category_name_ar" ON "products" USING btree ("category_id","name_ar" collate "ar-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","price_qirsh","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ((-"addition"),"id") WHERE not "products"."shown";--> statement-breakpoint
CREATE INDEX "products_out_of_stock" ON "products" USING btree ((-"addition"),"id") WHERE not "products"."available";--> statement-breakpoint
CREATE INDEX "products_no_picture" ON "products" USING btree ((-"addition"),"id") WHERE "products"."image" = '';--> statement-breakpoint
CREATE INDEX "products_no_translation" ON "products" USING btree ((-"addition"),"id") WHERE ("products"."name_en" = "products"."name_ar" or ("products"."description_en" = '') <> ("products"."description_ar" = ''));--> statement-breakpoint
CREATE INDEX "products_part" ON "products" USING btree ((("addition" - 1) / 10000 + 1),"updated_at") WHERE "products"."shown";--> statement-breakpoint
CREATE INDEX "messages_subject" ON "messages" USING btree ("subject","arrival");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("arrival") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unanswered" ON "messages" USING btree ("arrival") WHERE "messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "newsletter_created" ON "newsletter_subscribers" USING btree ("created_at","email");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","number");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "activity_user" ON "activity" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "activity_subject" ON "activity" USING btree ("subject_id","id");--> statement-breakpoint
CREATE FUNCTION "own_slot"() RETURNS smallint LANGUAGE sql STABLE AS $$
	SELECT (pg_backend_pid() % 32)::smallint
$$;
--> statement-breakpoint
CREATE FUNCTION "count_orders"("placed" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days" VALUES (("placed"."created_at" AT TIME ZONE 'Asia/Amman')::date, "placed"."status", own_slot(), "by", "by" * "placed"."total_qirsh")
	ON CONFLICT ("day", "status", "slot") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals"
	SET "orders" = "orders" + "by",
		"spent_qirsh" = "spent_qirsh" + CASE "placed"."status" WHEN 'cancelled' THEN 0 ELSE "by" * "placed"."total_qirsh" END
	WHERE "user_id" = "placed"."user_id";
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_orders(old, -1);
	PERFORM count_orders(new, 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_changed" AFTER UPDATE OF "status", "user_id", "created_at", "total_qirsh" ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_changed_order"();
--> statement-breakpoint
CREATE FUNCTION "count_placed_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days"
	SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status", own_slot(), count(*), sum("total_qirsh")
	FROM "placed" GROUP BY 1, 2
	ON CONFLICT ("day", "status", "slot") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals" SET "orders" = "orders" + "more"."count", "spent_qirsh" = "spent_qirsh" + "more"."qirsh"
	FROM (
		SELECT "user_id", count(*), coalesce(sum("total_qirsh") FILTER (WHERE "status" <> 'cancelled'), 0) AS "qirsh"
		FROM "placed" GROUP BY "user_id"
	) AS "more"
	WHERE "customer_totals"."user_id" = "more"."user_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_placed" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "placed" FOR EACH STATEMENT EXECUTE FUNCTION "count_placed_orders"();
--> statement-breakpoint
CREATE FUNCTION "begin_customer_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "customer_totals" ("user_id") SELECT "id" FROM "joined";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_joined" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "joined" FOR EACH STATEMENT EXECUTE FUNCTION "begin_customer_totals"();
--> statement-breakpoint
INSERT INTO "customer_totals"
SELECT "users"."id", count("orders"."id"), coalesce(sum("total_qirsh") FILTER (WHERE "status" <> 'cancelled'), 0)
FROM "users" LEFT JOIN "orders" ON "orders"."user_id" = "users"."id" GROUP BY "users"."id";
--> statement-breakpoint
INSERT INTO "order_days"
SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status", 0, count(*), sum("total_qirsh") FROM "orders" GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION "count_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changes" text := CASE tg_op
		WHEN 'INSERT' THEN 'SELECT came.*, 1 AS by FROM came'
		WHEN 'DELETE' THEN 'SELECT went.*, -1 AS by FROM went'
		ELSE 'SELECT came.*, 1 AS by FROM came UNION ALL SELECT went.*, -1 FROM went'
	END;
BEGIN
	EXECUTE $counting$
		INSERT INTO shelf_counts
		SELECT category_id, store, own_slot(),
			coalesce(sum(by) FILTER (WHERE deleted_at IS NULL), 0),
			coalesce(sum(by) FILTER (WHERE shown), 0),
			coalesce(sum(by) FILTER (WHERE listed), 0),
			coalesce(sum(by) FILTER (WHERE listed AND NOT shown), 0),
			coalesce(sum(by) FILTER (WHERE listed AND NOT available), 0),
			coalesce(sum(by) FILTER (WHERE listed AND image = ''), 0),
			coalesce(sum(by) FILTER (WHERE listed AND (name_en = name_ar OR (description_en = '') <> (description_ar = ''))), 0),
			max(updated_at) FILTER (WHERE shown)
		FROM ($counting$ || "changes" || $counting$) AS changed,
			LATERAL (SELECT deleted_at IS NULL AND name_en <> '' AND name_ar <> '' AS listed) AS state
		GROUP BY category_id, store
		ORDER BY category_id, store
		ON CONFLICT (category_id, store, slot) DO UPDATE SET
			total = shelf_counts.total + excluded.total,
			shown = shelf_counts.shown + excluded.shown,
			listed = shelf_counts.listed + excluded.listed,
			hidden = shelf_counts.hidden + excluded.hidden,
			out_of_stock = shelf_counts.out_of_stock + excluded.out_of_stock,
			no_picture = shelf_counts.no_picture + excluded.no_picture,
			no_translation = shelf_counts.no_translation + excluded.no_translation,
			changed_at = greatest(shelf_counts.changed_at, excluded.changed_at)
	$counting$;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_came" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
--> statement-breakpoint
CREATE TRIGGER "products_went" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
--> statement-breakpoint
INSERT INTO "shelf_counts"
SELECT "category_id", "store", 0,
	count(*) FILTER (WHERE "deleted_at" IS NULL),
	count(*) FILTER (WHERE "shown"),
	count(*) FILTER (WHERE "listed"),
	count(*) FILTER (WHERE "listed" AND NOT "shown"),
	count(*) FILTER (WHERE "listed" AND NOT "available"),
	count(*) FILTER (WHERE "listed" AND "image" = ''),
	count(*) FILTER (WHERE "listed" AND ("name_en" = "name_ar" OR ("description_en" = '') <> ("description_ar" = ''))),
	max("updated_at") FILTER (WHERE "shown")
FROM "products", LATERAL (SELECT "deleted_at" IS NULL AND "name_en" <> '' AND "name_ar" <> '' AS "listed") AS "state"
GROUP BY "category_id", "store";
