CREATE TABLE "backup_failures" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "backup_failures_one" CHECK ("backup_failures"."is_only")
);
