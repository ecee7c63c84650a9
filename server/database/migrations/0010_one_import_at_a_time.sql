ALTER TABLE "imports" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "held_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Imports under way end with the process that is stopped for this change.
UPDATE "imports" SET "state" = CASE "state" WHEN 'checking' THEN 'failed' ELSE 'checked' END WHERE "state" IN ('checking', 'applying');--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('checking', 'applying');