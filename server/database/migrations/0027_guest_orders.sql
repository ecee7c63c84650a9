-- Orders without an account: who placed one is known by the hash of a key of the browser, and its page by the hash of its link.
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_outbox" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_key_hash" text;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_guest_idempotency" ON "orders" USING btree ("guest_key_hash","idempotency_key") WHERE "orders"."guest_key_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_guests" ON "orders" USING btree ("customer_email","created_at") WHERE "orders"."guest_key_hash" is not null and "orders"."user_id" is null;--> statement-breakpoint
-- Guests' orders with an email belong to the account that has proven it. Their idempotency keys were scoped to a browser's key, so
-- two may be the same: each becomes the order's own id.
CREATE OR REPLACE FUNCTION "keep_guest_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "user_id" = new."id", "idempotency_key" = "id"::text
	WHERE "customer_email" = new."email" AND "guest_key_hash" IS NOT NULL AND "user_id" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_proven" AFTER UPDATE OF "email_proven_at" ON "users" FOR EACH ROW
WHEN (old."email_proven_at" IS NULL AND new."email_proven_at" IS NOT NULL) EXECUTE FUNCTION "keep_guest_orders"();
