CREATE TABLE "delivery_areas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"other_names" text DEFAULT '' NOT NULL,
	"governorate" text NOT NULL,
	"fee_qirsh" bigint,
	"minimum_qirsh" bigint,
	"free_from_qirsh" bigint,
	"promise_hours" integer,
	"open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_name" UNIQUE("governorate","name_en"),
	CONSTRAINT "delivery_areas_fee" CHECK ("delivery_areas"."fee_qirsh" >= 0)
);
--> statement-breakpoint
-- What the checkout asks is kept by the catalogue's version.
CREATE CONSTRAINT TRIGGER "delivery_areas_version" AFTER INSERT OR UPDATE OR DELETE ON "delivery_areas" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
