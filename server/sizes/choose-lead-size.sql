-- Sets the lead of a group of sizes: the cheapest visible one that can be ordered, else the cheapest visible one. The
-- lock on the group's row lets the next change see this one's result.
CREATE OR REPLACE FUNCTION "choose_lead_size"("group_id" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO size_groups (id) VALUES ("group_id") ON CONFLICT DO NOTHING;
	PERFORM FROM size_groups WHERE id = "group_id" FOR UPDATE;
	UPDATE size_groups g SET lead_id = l.id, store = l.store, category_id = l.category_id, shown = coalesce(l.shown, 0)
	FROM (SELECT) AS one LEFT JOIN LATERAL (
		SELECT p.id, p.store, p.category_id, count(*) OVER () AS shown
		FROM products p WHERE p.size_group = "group_id" AND p.shown
		ORDER BY p.available DESC, p.now_qirsh, p.size_position, p.sequence LIMIT 1
	) AS l ON true
	WHERE g.id = "group_id"
		AND (g.lead_id, g.store, g.category_id, g.shown) IS DISTINCT FROM (l.id, l.store, l.category_id, coalesce(l.shown, 0));
END $$;

CREATE OR REPLACE FUNCTION "sync_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old."size_group" IS NOT NULL THEN
		PERFORM choose_lead_size(old."size_group");
	END IF;
	IF tg_op <> 'DELETE' AND new."size_group" IS NOT NULL AND (tg_op = 'INSERT' OR new."size_group" IS DISTINCT FROM old."size_group") THEN
		PERFORM choose_lead_size(new."size_group");
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER "products_size_inserted" AFTER INSERT ON "products" FOR EACH ROW WHEN (new."size_group" IS NOT NULL) EXECUTE FUNCTION "sync_size_groups"();
CREATE TRIGGER "products_size_updated" AFTER UPDATE ON "products" FOR EACH ROW WHEN (
	(old."size_group" IS NOT NULL OR new."size_group" IS NOT NULL)
	AND (old."size_group", old."size_position", old."shown", old."available", old."now_qirsh", old."store", old."category_id")
		IS DISTINCT FROM (new."size_group", new."size_position", new."shown", new."available", new."now_qirsh", new."store", new."category_id")
) EXECUTE FUNCTION "sync_size_groups"();
CREATE TRIGGER "products_size_deleted" AFTER DELETE ON "products" FOR EACH ROW WHEN (old."size_group" IS NOT NULL) EXECUTE FUNCTION "sync_size_groups"();
