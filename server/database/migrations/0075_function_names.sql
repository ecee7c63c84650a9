ALTER FUNCTION "refresh_size_group"(uuid) RENAME TO "choose_lead_size";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sync_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old."size_group" IS NOT NULL THEN
		PERFORM choose_lead_size(old."size_group");
	END IF;
	IF tg_op <> 'DELETE' AND new."size_group" IS NOT NULL AND (tg_op = 'INSERT' OR new."size_group" IS DISTINCT FROM old."size_group") THEN
		PERFORM choose_lead_size(new."size_group");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
ALTER FUNCTION "reset_low_notified"() RENAME TO "set_low_notified";
