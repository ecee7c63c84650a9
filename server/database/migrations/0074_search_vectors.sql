ALTER TABLE "orders" RENAME COLUMN "words" TO "search_vector";--> statement-breakpoint
ALTER INDEX "orders_words" RENAME TO "orders_search_vector";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "words" TO "search_vector";--> statement-breakpoint
ALTER INDEX "users_words" RENAME TO "users_search_vector";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "words" TO "search_vector";--> statement-breakpoint
ALTER INDEX "messages_words" RENAME TO "messages_search_vector";--> statement-breakpoint
ALTER FUNCTION "search_entries"(text, text) RENAME TO "search_lexemes";--> statement-breakpoint
ALTER FUNCTION "search_words"(text, text) RENAME TO "search_vector";--> statement-breakpoint
ALTER FUNCTION "order_entries"(text, text, text[]) RENAME TO "order_lexemes";--> statement-breakpoint
DROP FUNCTION "order_words"(orders);--> statement-breakpoint
-- The entries of a search vector: the folded words of a text, and every suffix of a phone number, so that a prefix
-- search finds any part of the number.
CREATE OR REPLACE FUNCTION "search_lexemes"("typed" text, "phone" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT folded_words("typed") || ARRAY(
		SELECT '+' || right("digits", "length")
		FROM (SELECT ltrim("phone", '+') AS "digits") AS "number", generate_series(3, length("digits")) AS "length"
	)
$$;--> statement-breakpoint
-- The `tsvector` of a row that is found by its text and its phone number: see `text-match.ts`.
CREATE OR REPLACE FUNCTION "search_vector"("typed" text, "phone" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(search_lexemes("typed", "phone"))
$$;--> statement-breakpoint
-- The entries of an order's `words`, in the order in which they are kept when there are more than fit: the customer's details,
-- the stores, the words of the goods. The same for a new order and for one that is restored or made anonymous.
CREATE OR REPLACE FUNCTION "order_lexemes"("customer" text, "phone" text, "goods" text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector((search_lexemes("customer", "phone") || ARRAY(
		SELECT "entry" FROM unnest("goods") AS "entry"
		GROUP BY "entry" ORDER BY "entry" NOT LIKE 'store:%', "entry" COLLATE "C"
	))[:2000])
$$;--> statement-breakpoint
-- What `orders.search_vector` holds, computed anew from the order and the lines of its accepted revision.
CREATE OR REPLACE FUNCTION "order_search_vector"("placed" orders) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT order_lexemes(
		concat_ws(' ', "placed"."customer_name", "placed"."customer_email", "placed"."street", "placed"."city",
			"placed"."area_name_en", "placed"."area_name_ar", "placed"."gift"->>'name'),
		"placed"."phone",
		ARRAY(
			SELECT unnest(folded_words("name_en") || folded_words("name_ar") || ('store:' || "store"))
			FROM "order_items" WHERE "order_id" = "placed"."id" AND "revision" = "placed"."revision"
			UNION ALL
			SELECT unnest(search_lexemes('', coalesce("placed"."gift"->>'phone', '')))
		)
	)
$$;
