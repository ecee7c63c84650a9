-- Whether these are images as `imageColumnsOf` writes them: at most seven beside the first, within bounds. A check calls it, and a
-- restore checks rows without a search path: so it calls what PostgreSQL has, and nothing else.
CREATE OR REPLACE FUNCTION "are_more_images"("images" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_typeof("images") = 'array' AND jsonb_array_length("images") <= 7 AND NOT EXISTS (
		SELECT FROM jsonb_array_elements("images") AS e("image")
		WHERE NOT coalesce(octet_length("image"->>'url') BETWEEN 1 AND 6000
			AND octet_length("image"->'alt'->>'en') <= 1000 AND octet_length("image"->'alt'->>'ar') <= 1000, false))
$$;

-- The next image moves up where the first one is taken away alone, as instances of the version before do.
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
