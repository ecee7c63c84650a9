ALTER TABLE "products" ADD COLUMN "exportable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD COLUMN "fee_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee_pending" CHECK (not "orders"."fee_pending" or ("orders"."status" in ('pending', 'cancelled') and "orders"."delivery_fee_qirsh" = 0));