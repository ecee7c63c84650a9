-- The entries of an order's search vector, by priority when there are more than fit: the customer's details, the
-- stores, the words of the goods. Used for new, restored and anonymized orders alike.
CREATE OR REPLACE FUNCTION "order_lexemes"("customer" text, "phone" text, "goods" text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector((search_lexemes("customer", "phone") || ARRAY(
		SELECT "entry" FROM unnest("goods") AS "entry"
		GROUP BY "entry" ORDER BY "entry" NOT LIKE 'store:%', "entry" COLLATE "C"
	))[:2000])
$$;
