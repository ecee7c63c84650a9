-- The columns of a box that depend on its parts: whether it can be bought, which takes all parts to be available
-- (hidden ones too, as they may be sold only in boxes) and none ordered ahead; and how many boxes are left where the
-- scarcest part is low.
CREATE OR REPLACE FUNCTION "box_state"("parts" jsonb, OUT "can_be_bought" boolean, OUT "few" smallint) LANGUAGE sql STABLE AS $$
	SELECT "can", CASE WHEN "can" OR "least" = 0 THEN "least" END
	FROM (
		SELECT bool_and(coalesce(p.in_season AND p.ready_on IS NULL AND coalesce(l.pieces_left >= part.quantity, p.available), false)),
			(array_agg(CASE WHEN l.pieces_left / part.quantity <= l.low_at THEN l.pieces_left / part.quantity END
				ORDER BY l.pieces_left / part.quantity, l.low_at DESC))[1]::smallint
		FROM jsonb_to_recordset("parts") AS part (id uuid, quantity integer)
		LEFT JOIN products p ON p.id = part.id
		LEFT JOIN stock_levels l ON l.product_id = part.id
	) AS state ("can", "least")
$$;
