CREATE TABLE "legal_texts" (
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "legal_texts_page_version_pk" PRIMARY KEY("page","version"),
	CONSTRAINT "legal_texts_version" CHECK ("legal_texts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "privacy_version" integer;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Pages are made of these texts too: what is kept of them ends with a new version.
CREATE CONSTRAINT TRIGGER "legal_texts_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "legal_texts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_catalogue_version"();
