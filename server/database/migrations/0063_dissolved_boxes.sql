-- A box that is dissolved while an order takes its part has no parts to be settled by.
CREATE OR REPLACE FUNCTION "settle_boxes"("boxes" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "products" WHERE "id" = ANY("boxes") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" b SET "available" = state."can_be_bought" AND b."in_season", "few_left" = state."few"
	FROM "products" seen, LATERAL box_state(seen."parts") AS state
	WHERE seen."id" = ANY("boxes") AND b."id" = seen."id"
		-- Dissolved while the lock was waited for: it is sold like any other product.
		AND seen."parts" <> '[]'
		AND (b."available", b."few_left") IS DISTINCT FROM (state."can_be_bought" AND b."in_season", state."few");
END $$;
