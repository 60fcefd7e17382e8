CREATE TABLE "message_quiet_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "not_before" timestamp (3) with time zone;