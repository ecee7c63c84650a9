-- The lowest price that was asked for a product in the last 30 days, `current` until now. An offer that was interrupted for less than a day,
-- as by a mistake that was undone, goes on: what was asked in its days does not count, and what was known when it began does. In qirsh.
CREATE OR REPLACE FUNCTION "lowest_price"("product" uuid, "current" integer) RETURNS integer LANGUAGE sql STABLE AS $$
	WITH interrupted AS (
		SELECT id, lowest_qirsh FROM past_prices
		WHERE product_id = "product" AND lowest_qirsh IS NOT NULL AND until > now() - interval '1 day'
		ORDER BY id DESC LIMIT 1
	)
	SELECT least("current", (SELECT lowest_qirsh FROM interrupted), min(now_qirsh)) FROM past_prices
	WHERE product_id = "product" AND until > now() - interval '30 days' AND id > coalesce((SELECT id FROM interrupted), 0)
$$;
