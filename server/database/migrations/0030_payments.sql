CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_qirsh" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"reverses" bigint,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "payments_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "payments_idempotency" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_qirsh" <> 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_qirsh" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_payments_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("recorded_by");--> statement-breakpoint
CREATE FUNCTION "keep_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"traces" text[] := '{recorded_by,reference,note}';
BEGIN
	IF tg_op = 'UPDATE'
		AND to_jsonb(new) - "traces" = to_jsonb(old) - "traces"
		AND (new."recorded_by" IS NULL OR new."recorded_by" = old."recorded_by")
		AND new."reference" IN ('', old."reference") AND new."note" IN ('', old."note") THEN
		RETURN new;
	END IF;
	RAISE EXCEPTION 'payments are append-only: a wrong one is taken back by a counter-entry' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_kept" BEFORE UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION "keep_payments"();--> statement-breakpoint
CREATE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "paid_qirsh" = "paid_qirsh" + "more"."qirsh"
	FROM (SELECT "order_id", sum("amount_qirsh") AS "qirsh" FROM "recorded" GROUP BY "order_id" ORDER BY "order_id") AS "more"
	WHERE "orders"."id" = "more"."order_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_summed" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "recorded" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
