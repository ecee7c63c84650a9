ALTER TABLE "order_revisions" ADD COLUMN "base" smallint;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD COLUMN "is_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_revisions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_missing" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What a revision was made of was not kept: it is the last one before that was in force, as far as the states tell.
UPDATE "order_revisions" AS "r" SET "base" = (
	SELECT max("b"."number") FROM "order_revisions" AS "b"
	WHERE "b"."order_id" = "r"."order_id" AND "b"."number" < "r"."number" AND "b"."state" IN ('accepted', 'superseded')
);
