CREATE TABLE "order_revisions" (
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid,
	"by_customer" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"subtotal_qirsh" bigint NOT NULL,
	"delivery_fee_qirsh" bigint NOT NULL,
	"total_qirsh" bigint NOT NULL,
	CONSTRAINT "order_revisions_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_revisions_total" CHECK ("order_revisions"."total_qirsh" = "order_revisions"."subtotal_qirsh" + "order_revisions"."delivery_fee_qirsh")
);
--> statement-breakpoint
-- Both columns have defaults: an instance of the version before still writes orders, each its own first revision.
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_order_id_position_pk";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "revision" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_revision_position_pk" PRIMARY KEY("order_id","revision","position");--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed" smallint;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_revisions_user" ON "order_revisions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "order_revisions_accepted" ON "order_revisions" USING btree ("order_id") WHERE "order_revisions"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "order_revisions_proposed" ON "order_revisions" USING btree ("order_id") WHERE "order_revisions"."state" = 'proposed';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_words"("placed" orders) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT order_entries(
		concat_ws(' ', "placed"."customer_name", "placed"."customer_email", "placed"."street", "placed"."city"),
		"placed"."phone",
		ARRAY(
			SELECT unnest(folded_words("name_en") || folded_words("name_ar") || ('store:' || "store"))
			FROM "order_items" WHERE "order_id" = "placed"."id" AND "revision" = "placed"."revision"
		)
	)
$$;
