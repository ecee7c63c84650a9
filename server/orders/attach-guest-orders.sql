-- Guest orders with an email belong to the account that has verified it. Their idempotency keys were scoped to a
-- browser's key and might collide in the account: each becomes the order's own id.
CREATE OR REPLACE FUNCTION "attach_guest_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "user_id" = new."id", "idempotency_key" = "id"::text
	WHERE "customer_email" = new."email" AND "guest_key_hash" IS NOT NULL AND "user_id" IS NULL;
	RETURN NULL;
END $$;

CREATE TRIGGER "users_email_verified" AFTER UPDATE OF "email_verified_at" ON "users" FOR EACH ROW
WHEN (old."email_verified_at" IS NULL AND new."email_verified_at" IS NOT NULL) EXECUTE FUNCTION "attach_guest_orders"();
