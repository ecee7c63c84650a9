CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"language" text NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "waitlist_email" UNIQUE("email","product_id"),
	CONSTRAINT "waitlist_phone" UNIQUE("phone","product_id"),
	CONSTRAINT "waitlist_contact" CHECK (("waitlist_entries"."email" is null) <> ("waitlist_entries"."phone" is null)),
	CONSTRAINT "waitlist_bounded" CHECK (octet_length(coalesce("waitlist_entries"."email", "waitlist_entries"."phone")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_waiting" ON "waitlist_entries" USING btree ("product_id") WHERE "waitlist_entries"."announced_at" is null;--> statement-breakpoint
CREATE INDEX "waitlist_leave" ON "waitlist_entries" USING btree ("leave_token");--> statement-breakpoint
CREATE INDEX "waitlist_user" ON "waitlist_entries" USING btree ("user_id") WHERE "waitlist_entries"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_created" ON "waitlist_entries" USING btree ("created_at");