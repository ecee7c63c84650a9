-- An order is found by the name of its area.
CREATE OR REPLACE FUNCTION "order_words"("placed" orders) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT order_entries(
		concat_ws(' ', "placed"."customer_name", "placed"."customer_email", "placed"."street", "placed"."city",
			"placed"."area_name_en", "placed"."area_name_ar"),
		"placed"."phone",
		ARRAY(
			SELECT unnest(folded_words("name_en") || folded_words("name_ar") || ('store:' || "store"))
			FROM "order_items" WHERE "order_id" = "placed"."id" AND "revision" = "placed"."revision"
		)
	)
$$;
--> statement-breakpoint
UPDATE "orders" SET "words" = order_words("orders") WHERE "area_id" IS NOT NULL;
