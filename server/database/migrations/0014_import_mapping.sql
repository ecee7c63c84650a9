CREATE TABLE "category_choices" (
	"key" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "rest" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "store" text DEFAULT 'mouneh' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "parts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rest" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_choices" ADD CONSTRAINT "category_choices_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_choices_category" ON "category_choices" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_category" ON "imports" USING btree ("category_id");