ALTER TABLE "order_status_changes" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
-- The entry was written right after the change; a customer's own has none.
UPDATE "order_status_changes" c SET "activity_id" = (
	SELECT a."id" FROM "activity" a
	WHERE a."subject_id" = c."order_id"::text AND a."action" = 'order.status' AND a."user_id" IS NOT DISTINCT FROM c."changed_by"
		AND a."before" ->> 'status' = c."before" AND a."after" ->> 'status' = c."after"
		AND a."at" BETWEEN c."changed_at" AND c."changed_at" + interval '1 minute'
	ORDER BY a."id" LIMIT 1
);--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
