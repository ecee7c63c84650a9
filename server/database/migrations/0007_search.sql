CREATE TABLE "missed_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"same" text NOT NULL,
	"term_words" text NOT NULL,
	"same_words" text NOT NULL,
	"term_sound" text NOT NULL,
	"same_sound" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text collate "C" NOT NULL,
	"spelling" text NOT NULL,
	"keys" text[] NOT NULL,
	"threes" text[] NOT NULL,
	CONSTRAINT "catalogue_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "word_postings" (
	"word_id" integer NOT NULL,
	"field" smallint NOT NULL,
	"shelf" smallint NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "word_postings_word_id_field_shelf_place_pk" PRIMARY KEY("word_id","field","shelf","place")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "categories_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "missed_searches_count" ON "missed_searches" USING btree ("count","last_at");--> statement-breakpoint
CREATE INDEX "synonyms_term" ON "synonyms" USING btree ("term_words");--> statement-breakpoint
CREATE INDEX "synonyms_same" ON "synonyms" USING btree ("same_words");--> statement-breakpoint
CREATE INDEX "synonyms_term_sound" ON "synonyms" USING btree ("term_sound");--> statement-breakpoint
CREATE INDEX "synonyms_same_sound" ON "synonyms" USING btree ("same_sound");--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_pair" ON "synonyms" USING btree (least("term_words", "same_words"),greatest("term_words", "same_words"));--> statement-breakpoint
CREATE INDEX "catalogue_words_keys" ON "catalogue_words" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_words_threes" ON "catalogue_words" USING gin ("threes") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "products_addition" ON "products" USING btree ("addition");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_sounds";
--> statement-breakpoint
-- Where each word of a product stands: the words of all products that a statement touches are looked up at once. A shelf is a store (+1 cilka), hidden (+2), out of stock (+4); a place puts short
-- names first, then the newest.
CREATE FUNCTION "note_words_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO word_postings (word_id, field, shelf, place)
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_after p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_after p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_words_of_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM word_postings w USING (
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_before p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_before p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL
	) gone
	WHERE w.word_id = gone.word_id AND w.field = gone.field AND w.shelf = gone.shelf AND w.place = gone.place;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_words_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A new price moves no word.
	DELETE FROM word_postings w USING (
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_before p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_before p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL AND listed.id IN (
			SELECT o.id FROM products_before o JOIN products_after n ON n.id = o.id
			WHERE (o.name_words, o.other_words, o.description_words, o.category_id, o.store, o.shown, o.available, o.deleted_at IS NULL)
				IS DISTINCT FROM (n.name_words, n.other_words, n.description_words, n.category_id, n.store, n.shown, n.available, n.deleted_at IS NULL)
		)
	) gone
	WHERE w.word_id = gone.word_id AND w.field = gone.field AND w.shelf = gone.shelf AND w.place = gone.place;
	INSERT INTO word_postings (word_id, field, shelf, place)
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_after p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_after p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL AND listed.id IN (
			SELECT o.id FROM products_before o JOIN products_after n ON n.id = o.id
			WHERE (o.name_words, o.other_words, o.description_words, o.category_id, o.store, o.shown, o.available, o.deleted_at IS NULL)
				IS DISTINCT FROM (n.name_words, n.other_words, n.description_words, n.category_id, n.store, n.shown, n.available, n.deleted_at IS NULL)
		)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_added_words" AFTER INSERT ON "products" REFERENCING NEW TABLE AS products_after FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_added"();
--> statement-breakpoint
CREATE TRIGGER "products_deleted_words" AFTER DELETE ON "products" REFERENCING OLD TABLE AS products_before FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_deleted"();
--> statement-breakpoint
CREATE TRIGGER "products_changed_words" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS products_before NEW TABLE AS products_after FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_changed"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "synonyms_version" AFTER INSERT OR UPDATE OR DELETE ON "synonyms" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
