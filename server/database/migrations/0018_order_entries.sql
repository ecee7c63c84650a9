-- The entries of an order's `words`, in the order in which they are kept when there are more than fit: the customer's
-- details, the stores, the words of the goods. The same for a new order and for one that is restored or made anonymous.
CREATE FUNCTION "order_entries"("customer" text, "phone" text, "goods" text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector((search_entries("customer", "phone") || ARRAY(
		SELECT "entry" FROM unnest("goods") AS "entry"
		GROUP BY "entry" ORDER BY "entry" NOT LIKE 'store:%', "entry" COLLATE "C"
	))[:2000])
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_words"("placed" orders) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT order_entries(
		concat_ws(' ', "placed"."customer_name", "placed"."customer_email", "placed"."street", "placed"."city"),
		"placed"."phone",
		ARRAY(
			SELECT unnest(folded_words("name_en") || folded_words("name_ar") || ('store:' || "store"))
			FROM "order_items" WHERE "order_id" = "placed"."id"
		)
	)
$$;
--> statement-breakpoint
UPDATE "orders" SET "words" = order_words("orders");
