CREATE TABLE "message_digest" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_code" text NOT NULL,
	"params" jsonb NOT NULL,
	"matter" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_mail_key" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "message_mail_key_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "message_mail_proof" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"address" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_mail_proof_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "park_setting_trial" (
	"group" text PRIMARY KEY NOT NULL,
	"setting_id" text,
	"answer" text NOT NULL,
	"tried_by" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_fault" (
	"address" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_grant" DROP CONSTRAINT "role_grant_four_eyes";--> statement-breakpoint
ALTER TABLE "custom_role_change" DROP CONSTRAINT "custom_role_change_four_eyes";--> statement-breakpoint
ALTER TABLE "custom_role_grant" DROP CONSTRAINT "custom_role_grant_four_eyes";--> statement-breakpoint
ALTER TABLE "business_data" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "tag_info" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "handover_item" ADD COLUMN "taken_back_by" text;--> statement-breakpoint
ALTER TABLE "role_grant" ADD COLUMN "handler_id" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "unclaimed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "handler_id" text;--> statement-breakpoint
ALTER TABLE "message_setting" ADD COLUMN "sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_setting" ADD COLUMN "mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_setting" ADD COLUMN "timing" text DEFAULT 'NOW' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "colleagues_see" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "custom_role_change" ADD COLUMN "handler_id" text;--> statement-breakpoint
ALTER TABLE "custom_role_grant" ADD COLUMN "handler_id" text;--> statement-breakpoint
ALTER TABLE "park_setting_trial" ADD CONSTRAINT "park_setting_trial_setting_id_park_setting_id_fk" FOREIGN KEY ("setting_id") REFERENCES "public"."park_setting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_digest_due" ON "message_digest" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "message_digest_user" ON "message_digest" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "park_setting_trial_setting" ON "park_setting_trial" USING btree ("setting_id");--> statement-breakpoint
CREATE INDEX "handover_item_to" ON "handover_item" USING btree ("to_id","given_at");--> statement-breakpoint
CREATE INDEX "user_account_unclaimed" ON "user_account" USING btree ("unclaimed_since") WHERE unclaimed_since is not null;--> statement-breakpoint
ALTER TABLE "business_data" ADD CONSTRAINT "business_data_merged" CHECK (merged_into is null or (shield = 1 and merged_into <> code));--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_merged" CHECK (merged_into is null or (shield = 1 and merged_into <> region_id));--> statement-breakpoint
ALTER TABLE "tag_info" ADD CONSTRAINT "tag_info_merged" CHECK (merged_into is null or (shield = 1 and merged_into <> tag_id));--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_four_eyes" CHECK (state <> 'APPROVED' or (decided_by <> created_by and decided_by is distinct from handler_id));--> statement-breakpoint
ALTER TABLE "custom_role_change" ADD CONSTRAINT "custom_role_change_four_eyes" CHECK (state <> 'APPROVED' or (decided_by <> created_by and decided_by is distinct from handler_id));--> statement-breakpoint
ALTER TABLE "custom_role_grant" ADD CONSTRAINT "custom_role_grant_four_eyes" CHECK (state <> 'APPROVED' or (decided_by <> created_by and decided_by <> user_id
        and decided_by is distinct from handler_id));