CREATE OR REPLACE FUNCTION "are_more_images"("images" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_typeof("images") = 'array' AND jsonb_array_length("images") <= 7 AND NOT EXISTS (
		SELECT FROM jsonb_array_elements("images") AS e("image")
		WHERE NOT coalesce(octet_length("image"->>'url') BETWEEN 1 AND 6000
			AND octet_length("image"->'alt'->>'en') <= 1000 AND octet_length("image"->'alt'->>'ar') <= 1000, false))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_first_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."image" = '' THEN
		new."image" := coalesce(new."more_images"->0->>'url', '');
		new."image_alt" := nullif(new."more_images"->0->'alt', '{"en": "", "ar": ""}');
		new."more_images" := new."more_images" - 0;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alt" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "more_images" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_alt_bounded" CHECK ("products"."image_alt" is null or coalesce(octet_length("products"."image_alt" ->> 'en') <= 1000 and octet_length("products"."image_alt" ->> 'ar') <= 1000, false));
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_more_images_bounded" CHECK ("products"."more_images" = '[]' or are_more_images("products"."more_images"));
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_first_image" CHECK ("products"."image" <> '' or "products"."more_images" = '[]');
--> statement-breakpoint
CREATE TRIGGER "products_first_image_kept" BEFORE INSERT OR UPDATE OF "image" ON "products" FOR EACH ROW EXECUTE FUNCTION "keep_first_image"();
