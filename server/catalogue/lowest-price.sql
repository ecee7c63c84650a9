-- The lowest price of a product in the last 30 days, with `current` as the latest. An offer interrupted for less than a
-- day, as by a mistake that was undone, counts as continuing: its own prices are ignored, and the lowest price known at
-- its beginning is kept. In qirsh.
CREATE OR REPLACE FUNCTION "lowest_price"("product" uuid, "current" integer) RETURNS integer LANGUAGE sql STABLE AS $$
	WITH interrupted AS (
		SELECT id, lowest_qirsh FROM past_prices
		WHERE product_id = "product" AND lowest_qirsh IS NOT NULL AND until > now() - interval '1 day'
		ORDER BY id DESC LIMIT 1
	)
	SELECT least("current", (SELECT lowest_qirsh FROM interrupted), min(now_qirsh)) FROM past_prices
	WHERE product_id = "product" AND until > now() - interval '30 days' AND id > coalesce((SELECT id FROM interrupted), 0)
$$;
