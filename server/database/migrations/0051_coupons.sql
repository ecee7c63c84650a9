CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"phone_hash" text,
	"counts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount_qirsh" bigint,
	"minimum_qirsh" bigint,
	"starts_on" date,
	"ends_on" date,
	"most_uses" integer,
	"most_uses_each" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0),
	CONSTRAINT "coupons_kind" CHECK (("coupons"."kind" = 'percent') = ("coupons"."percent" is not null) and ("coupons"."kind" = 'amount') = ("coupons"."amount_qirsh" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_revisions" DROP CONSTRAINT "order_revisions_total";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "order_revisions" ADD COLUMN "discount_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_person" ON "coupon_uses" USING btree ("coupon_id","phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_key" ON "coupons" USING btree ("key") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD CONSTRAINT "order_revisions_total" CHECK ("order_revisions"."total_qirsh" = "order_revisions"."subtotal_qirsh" - "order_revisions"."discount_qirsh" + "order_revisions"."delivery_fee_qirsh");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_qirsh" between 0 and "orders"."subtotal_qirsh");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_qirsh" = "orders"."subtotal_qirsh" - "orders"."discount_qirsh" + "orders"."delivery_fee_qirsh");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "own_coupon_uses"("of_coupon" uuid, "of_user" uuid, "of_phone" text) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT count(*)::integer FROM (
		SELECT "order_id" FROM "coupon_uses" WHERE "coupon_id" = "of_coupon" AND "phone_hash" = "of_phone" AND "counts"
		UNION
		SELECT "order_id" FROM "orders" JOIN "coupon_uses" ON "order_id" = "orders"."id"
		WHERE "user_id" = "of_user" AND "coupon_id" = "of_coupon" AND "counts"
	) AS "own"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_coupon_use"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"each" integer;
	"customer" uuid;
BEGIN
	IF tg_op = 'UPDATE' AND new."counts" = old."counts" THEN
		RETURN new;
	END IF;
	IF NOT new."counts" THEN
		UPDATE "coupons" SET "used" = "used" - 1 WHERE "id" = new."coupon_id";
		RETURN new;
	END IF;
	UPDATE "coupons" SET "used" = "used" + 1 WHERE "id" = new."coupon_id" AND ("most_uses" IS NULL OR "used" < "most_uses")
	RETURNING "most_uses_each" INTO "each";
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the coupon is used up' USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_left';
	END IF;
	IF "each" IS NOT NULL THEN
		SELECT "user_id" INTO "customer" FROM "orders" WHERE "id" = new."order_id";
		IF own_coupon_uses(new."coupon_id", "customer", new."phone_hash") >= "each" THEN
			RAISE EXCEPTION 'this person has used the coupon' USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_each';
		END IF;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "coupon_uses_counted" BEFORE INSERT OR UPDATE OF "counts" ON "coupon_uses" FOR EACH ROW EXECUTE FUNCTION "count_coupon_use"();