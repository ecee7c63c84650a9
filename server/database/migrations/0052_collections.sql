CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"shown" boolean NOT NULL,
	"on_home" boolean NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "collections_bounded" CHECK (cardinality("collections"."product_ids") <= 60)
);

--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "collections_version" AFTER INSERT OR UPDATE OR DELETE ON "collections" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
