ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_status_changes" SET "told_at" = "changed_at";
