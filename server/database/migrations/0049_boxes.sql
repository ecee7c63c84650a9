CREATE TABLE "box_parts" (
	"box_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"quantity" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "box_parts_box_id_part_id_pk" PRIMARY KEY("box_id","part_id"),
	CONSTRAINT "box_parts_quantity" CHECK ("box_parts"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "box_parts" ADD CONSTRAINT "box_parts_box_id_products_id_fk" FOREIGN KEY ("box_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_parts" ADD CONSTRAINT "box_parts_part_id_products_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_parts_part" ON "box_parts" USING btree ("part_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "box_state"("parts" jsonb, OUT "can_be_bought" boolean, OUT "few" smallint) LANGUAGE sql STABLE AS $$
	SELECT "can", CASE WHEN "can" OR "least" = 0 THEN "least" END
	FROM (
		SELECT bool_and(coalesce(p.shown AND coalesce(l.pieces_left >= part.quantity, p.available), false)),
			(array_agg(CASE WHEN l.pieces_left / part.quantity <= l.low_at THEN l.pieces_left / part.quantity END
				ORDER BY l.pieces_left / part.quantity, l.low_at DESC))[1]::smallint
		FROM jsonb_to_recordset("parts") AS part (id uuid, quantity integer)
		LEFT JOIN products p ON p.id = part.id
		LEFT JOIN stock_levels l ON l.product_id = part.id
	) AS state ("can", "least")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_box"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."parts" = '[]' THEN
		new."few_left" := NULL;
	ELSE
		SELECT "can_be_bought", "few" INTO new."available", new."few_left" FROM box_state(new."parts");
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_box_made" BEFORE INSERT ON "products" FOR EACH ROW WHEN (new."parts" <> '[]') EXECUTE FUNCTION "keep_box"();
--> statement-breakpoint
CREATE TRIGGER "products_box_kept" BEFORE UPDATE OF "available", "parts" ON "products" FOR EACH ROW WHEN (old."parts" <> '[]' OR new."parts" <> '[]') EXECUTE FUNCTION "keep_box"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_box_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"ids" uuid[];
BEGIN
	IF tg_op = 'UPDATE' THEN
		IF (new."deleted_at" IS NOT NULL OR new."store" <> old."store" OR new."parts" <> '[]')
			AND EXISTS (SELECT FROM "box_parts" WHERE "part_id" = new."id") THEN
			RAISE EXCEPTION 'a part of a box is not deleted, moved to the other store or made a box' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_part_of_box';
		END IF;
		IF old."parts" = '[]' AND new."parts" = '[]' THEN
			RETURN NULL;
		END IF;
		DELETE FROM "box_parts" WHERE "box_id" = new."id";
	END IF;
	IF new."parts" = '[]' OR new."deleted_at" IS NOT NULL THEN
		RETURN NULL;
	END IF;
	SELECT array_agg(("part" ->> 'id')::uuid) INTO "ids" FROM jsonb_array_elements(new."parts") AS "part";
	PERFORM FROM "stock_levels" WHERE "product_id" = ANY("ids") ORDER BY "product_id" FOR UPDATE;
	PERFORM FROM "products" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
	IF cardinality("ids") <> (SELECT count(*) FROM "products"
			WHERE "id" = ANY("ids") AND "deleted_at" IS NULL AND "store" = new."store" AND "parts" = '[]')
		OR EXISTS (SELECT FROM "stock_levels" WHERE "product_id" = new."id") THEN
		RAISE EXCEPTION 'a box is made of products of its store that are no boxes, and has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_parts';
	END IF;
	INSERT INTO "box_parts" ("box_id", "part_id", "quantity", "position")
	SELECT new."id", ("part" ->> 'id')::uuid, ("part" ->> 'quantity')::smallint, "place" - 1
	FROM jsonb_array_elements(new."parts") WITH ORDINALITY AS one ("part", "place");
	PERFORM settle_boxes(ARRAY[new."id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_parts_came" AFTER INSERT ON "products" FOR EACH ROW WHEN (new."parts" <> '[]') EXECUTE FUNCTION "keep_box_parts"();
--> statement-breakpoint
CREATE TRIGGER "products_parts_changed" AFTER UPDATE OF "parts", "deleted_at", "store" ON "products" FOR EACH ROW WHEN (
	(old."parts", old."deleted_at", old."store") IS DISTINCT FROM (new."parts", new."deleted_at", new."store")
) EXECUTE FUNCTION "keep_box_parts"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "settle_boxes"("boxes" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "products" WHERE "id" = ANY("boxes") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" b SET "available" = state."can_be_bought", "few_left" = state."few"
	FROM "products" seen, LATERAL box_state(seen."parts") AS state
	WHERE seen."id" = ANY("boxes") AND b."id" = seen."id"
		AND (b."available", b."few_left") IS DISTINCT FROM (state."can_be_bought", state."few");
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "settle_boxes_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"boxes" uuid[] := (SELECT array_agg(DISTINCT "box_id") FROM "box_parts" WHERE "part_id" IN (SELECT "product_id" FROM came));
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM settle_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "settle_boxes_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"part" uuid := CASE tg_table_name WHEN 'products' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'product_id' END;
	"boxes" uuid[] := (SELECT array_agg("box_id") FROM "box_parts" WHERE "part_id" = "part");
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM settle_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_boxes" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "settle_boxes_of_stock"();
--> statement-breakpoint
CREATE TRIGGER "stock_levels_boxes" AFTER UPDATE OF "low_at" ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "settle_boxes_of_part"();
--> statement-breakpoint
CREATE TRIGGER "products_boxes" AFTER UPDATE OF "shown", "available" ON "products" FOR EACH ROW WHEN (
	old."shown" <> new."shown" OR (old."available" <> new."available" AND NOT new."counted")
) EXECUTE FUNCTION "settle_boxes_of_part"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_box_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"made_of" jsonb;
BEGIN
	SELECT "parts" INTO "made_of" FROM "products" WHERE "id" = new."product_id" FOR NO KEY UPDATE;
	IF "made_of" <> '[]' THEN
		RAISE EXCEPTION 'a box has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_of_box';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_levels_no_box" BEFORE INSERT ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "refuse_box_stock"();
