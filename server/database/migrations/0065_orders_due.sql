CREATE INDEX "order_items_ready" ON "order_items" USING btree ("ready_on","order_id") WHERE "order_items"."ready_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree (("slot" ->> 'date'),"number") WHERE "orders"."slot" is not null;--> statement-breakpoint
CREATE INDEX "orders_area" ON "orders" USING btree ("area_id","created_at","number") WHERE "orders"."area_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_pickup" ON "orders" USING btree ("created_at","number") WHERE "orders"."delivery_method" = 'pickup';