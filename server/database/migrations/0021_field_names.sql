-- The field's names. Instances of the version before, which go on while they are replaced, know the old ones: views that can be
-- written to stand for them, until a later migration drops them.
ALTER TABLE "new_orders" RENAME TO "order_outbox";--> statement-breakpoint
ALTER INDEX "new_orders_pkey" RENAME TO "order_outbox_pkey";--> statement-breakpoint
CREATE VIEW "new_orders" AS SELECT "order_id", "user_id" FROM "order_outbox";--> statement-breakpoint
ALTER TABLE "second_steps" RENAME TO "two_factor_secrets";--> statement-breakpoint
ALTER INDEX "second_steps_pkey" RENAME TO "two_factor_secrets_pkey";--> statement-breakpoint
ALTER TABLE "two_factor_secrets" RENAME CONSTRAINT "second_steps_secret" TO "two_factor_secrets_secret";--> statement-breakpoint
ALTER TABLE "two_factor_secrets" RENAME CONSTRAINT "second_steps_user_id_users_id_fk" TO "two_factor_secrets_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "recovery_codes" RENAME CONSTRAINT "recovery_codes_user_id_second_steps_user_id_fk" TO "recovery_codes_user_id_two_factor_secrets_user_id_fk";--> statement-breakpoint
CREATE VIEW "second_steps" AS SELECT "user_id", "secret", "salt", "confirmed_at", "last_step" FROM "two_factor_secrets";
