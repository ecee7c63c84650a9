-- How many orders of a person use a coupon, without cancelled ones: those of the account, and those with the phone.
CREATE OR REPLACE FUNCTION "own_coupon_uses"("of_coupon" uuid, "of_user" uuid, "of_phone" text) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT count(*)::integer FROM (
		SELECT "order_id" FROM "coupon_uses" WHERE "coupon_id" = "of_coupon" AND "phone_hash" = "of_phone" AND "counts"
		UNION
		SELECT "order_id" FROM "orders" JOIN "coupon_uses" ON "order_id" = "orders"."id"
		WHERE "user_id" = "of_user" AND "coupon_id" = "of_coupon" AND "counts"
	) AS "own"
$$;
