ALTER TABLE "orders" ADD COLUMN "cancel_reason" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_reason" CHECK ("orders"."cancel_reason" is null or "orders"."status" = 'cancelled');
