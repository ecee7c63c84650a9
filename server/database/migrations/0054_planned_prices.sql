CREATE TABLE "planned_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_qirsh" integer NOT NULL,
	"day" date NOT NULL,
	"planned_by" uuid,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_prices_once" UNIQUE("product_id","day"),
	CONSTRAINT "planned_prices_positive" CHECK ("planned_prices"."price_qirsh" > 0)
);
--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_day" ON "planned_prices" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "planned_prices_plan" ON "planned_prices" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "planned_prices_user" ON "planned_prices" USING btree ("planned_by");