ALTER TABLE "activity" ADD COLUMN "sent" text;--> statement-breakpoint
CREATE INDEX "activity_sent" ON "activity" USING btree ("sent") WHERE "activity"."sent" is not null;--> statement-breakpoint
CREATE INDEX "orders_delivered_unpaid" ON "orders" USING btree ("created_at","number") WHERE "orders"."status" = 'delivered' and "orders"."paid_qirsh" = 0;