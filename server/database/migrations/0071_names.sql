-- Names by which an engineer finds them: an email is verified, a customer is notified, what is left out is skipped.
ALTER TABLE "users" RENAME COLUMN "email_proven_at" TO "email_verified_at";--> statement-breakpoint
ALTER TRIGGER "users_email_proven" ON "users" RENAME TO "users_email_verified";--> statement-breakpoint
ALTER TABLE "email_proofs" RENAME TO "email_verifications";--> statement-breakpoint
ALTER TABLE "email_verifications" RENAME CONSTRAINT "email_proofs_pkey" TO "email_verifications_pkey";--> statement-breakpoint
ALTER TABLE "email_verifications" RENAME CONSTRAINT "email_proofs_user_id_users_id_fk" TO "email_verifications_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "email_proofs_user" RENAME TO "email_verifications_user";--> statement-breakpoint
ALTER TABLE "order_status_changes" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER FUNCTION "waive_anew"() RENAME TO "recompute_waived";--> statement-breakpoint
UPDATE "activity" SET "after" = ("after" - 'left_out') || jsonb_build_object('skipped', "after" -> 'left_out') WHERE "after" ? 'left_out';--> statement-breakpoint
UPDATE "import_lines" SET "faults" = replace("faults"::text, '"day_ahead"', '"date_in_future"')::jsonb WHERE "faults"::text LIKE '%"day_ahead"%';--> statement-breakpoint
-- Mails that wait in the queue, whose tables are the queue's own and may not be there yet.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		UPDATE pgboss.job SET data = jsonb_set(data, '{mail}', '"email-verification"') WHERE data ->> 'mail' = 'email-proof' AND state < 'completed';
	END IF;
END $$;
