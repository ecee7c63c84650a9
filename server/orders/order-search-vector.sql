-- Computes `orders.search_vector` from the order and the lines of its accepted revision.
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
