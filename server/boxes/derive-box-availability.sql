-- The parts alone decide whether a box can be bought and how many are left; an edit, import or undo of the box can't change it.
CREATE OR REPLACE FUNCTION "derive_box_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."parts" = '[]' THEN
		new."few_left" := NULL;
	ELSE
		SELECT "can_be_bought", "few" INTO new."available", new."few_left" FROM box_state(new."parts");
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "products_box_inserted" BEFORE INSERT ON "products" FOR EACH ROW WHEN (new."parts" <> '[]') EXECUTE FUNCTION "derive_box_availability"();
CREATE TRIGGER "products_box_updated" BEFORE UPDATE OF "available", "parts" ON "products" FOR EACH ROW WHEN (old."parts" <> '[]' OR new."parts" <> '[]') EXECUTE FUNCTION "derive_box_availability"();
