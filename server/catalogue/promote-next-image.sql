-- Whether these are images as `imageColumnsOf` writes them: at most seven besides the first, within limits. Used in a
-- check, and a restore runs checks without a search path: so it only calls built-in functions.
CREATE OR REPLACE FUNCTION "are_more_images"("images" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_typeof("images") = 'array' AND jsonb_array_length("images") <= 7 AND NOT EXISTS (
		SELECT FROM jsonb_array_elements("images") AS e("image")
		WHERE NOT coalesce(octet_length("image"->>'url') BETWEEN 1 AND 6000
			AND octet_length("image"->'alt'->>'en') <= 1000 AND octet_length("image"->'alt'->>'ar') <= 1000, false))
$$;

-- The next image moves up when only the first is removed, as instances of the previous version do.
CREATE OR REPLACE FUNCTION "promote_next_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."image" = '' THEN
		new."image" := coalesce(new."more_images"->0->>'url', '');
		new."image_alt" := nullif(new."more_images"->0->'alt', '{"en": "", "ar": ""}');
		new."more_images" := new."more_images" - 0;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "products_first_image" BEFORE INSERT OR UPDATE OF "image" ON "products" FOR EACH ROW EXECUTE FUNCTION "promote_next_image"();
