CREATE TABLE "stamp_rewards" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"stamps" smallint NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stamp_rewards_pkey" PRIMARY KEY("user_id","number"),
	CONSTRAINT "stamp_rewards_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "free_for_stamps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stamp_rewards" ADD CONSTRAINT "stamp_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_rewards" ADD CONSTRAINT "stamp_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "own_stamps"("of_user" uuid, OUT "collected" integer, OUT "next_reward" integer) LANGUAGE sql STABLE AS $$
	SELECT
		(SELECT count(*)::integer FROM "orders" WHERE "user_id" = "of_user" AND "status" = 'delivered' AND NOT "free_for_stamps")
			- coalesce(sum("stamps") FILTER (WHERE "counts"), 0)::integer,
		coalesce(max("number"), 0) + 1
	FROM "stamp_rewards" WHERE "user_id" = "of_user"
$$;