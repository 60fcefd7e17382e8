CREATE TABLE "enterprise_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"state" text NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"application" jsonb NOT NULL,
	"field_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"first_auditor_id" text,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_member" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"member_role" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"tree" text NOT NULL,
	"res_no" text NOT NULL,
	"parent_no" text,
	"res_url" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"sort" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "menu_item_tree_res_no_pk" PRIMARY KEY("tree","res_no")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "login_attempt_subject_pk" PRIMARY KEY("subject")
);
--> statement-breakpoint
CREATE TABLE "identity_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"ip" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_acc_id" text NOT NULL,
	"login_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_set_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"status_reason" text,
	"audit_status" text DEFAULT '0' NOT NULL,
	"operator_roles" text[] DEFAULT '{}' NOT NULL,
	"enterprise_id" text,
	"avatar_file_id" text,
	"email" text,
	"landline" text,
	"language" text DEFAULT 'zh' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	CONSTRAINT "user_account_userAccId_unique" UNIQUE("user_acc_id"),
	CONSTRAINT "user_account_type" CHECK (user_type in ('100', '200', '900')),
	CONSTRAINT "user_account_operator" CHECK (user_type = '900' or operator_roles = '{}')
);
--> statement-breakpoint
CREATE TABLE "sms_message" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"template" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "token_issued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_token_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "secure_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_applicant" ON "enterprise_audit" USING btree ("applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_enterprise" ON "enterprise_audit" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "enterprise_audit_queue" ON "enterprise_audit" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_user" ON "enterprise_member" USING btree ("enterprise_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_owner" ON "enterprise_member" USING btree ("enterprise_id") WHERE member_role = 'OWNER' and status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "enterprise_member_of_user" ON "enterprise_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "menu_item_order" ON "menu_item" USING btree ("tree","sort");--> statement-breakpoint
CREATE INDEX "login_attempt_first" ON "login_attempt" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "identity_ticket_subject" ON "identity_ticket" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "identity_ticket_expiry" ON "identity_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_code_phone" ON "verify_code" USING btree ("phone_number","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_ip" ON "verify_code" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_created" ON "verify_code" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_login_name" ON "user_account" USING btree (lower(login_name));--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_phone" ON "user_account" USING btree ("phone_number","user_type") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "user_account_enterprise" ON "user_account" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "sms_message_status" ON "sms_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "sms_message_created" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_enterprise" ON "session" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_previous_token" ON "session" USING btree ("previous_token_hash");