CREATE TABLE "price_changes" (
	"change_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"before_qirsh" integer NOT NULL,
	"after_qirsh" integer NOT NULL,
	CONSTRAINT "price_changes_change_id_product_id_pk" PRIMARY KEY("change_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_product" ON "price_changes" USING btree ("product_id");