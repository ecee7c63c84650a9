-- A product's price of today in Amman: its offer's, while that runs and is below its price, else its price. In qirsh.
CREATE OR REPLACE FUNCTION "offered_price"("price" integer, "offer" jsonb) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN ("offer"->>'qirsh')::integer < "price"
		AND (now() AT TIME ZONE 'Asia/Amman')::date::text
			BETWEEN coalesce("offer"->>'from', '') AND coalesce("offer"->>'until', '9999-12-31')
		THEN ("offer"->>'qirsh')::integer ELSE "price" END
$$;
