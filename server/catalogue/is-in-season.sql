-- Whether the current month in Amman is in a season; 11 to 2 wraps around the new year.
CREATE OR REPLACE FUNCTION "is_in_season"("season" jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN "first" <= "last" THEN "month" BETWEEN "first" AND "last" ELSE "month" >= "first" OR "month" <= "last" END
	FROM (SELECT ("season"->>'from')::integer, ("season"->>'until')::integer, extract(month FROM now() AT TIME ZONE 'Asia/Amman'))
		AS now ("first", "last", "month")
$$;
