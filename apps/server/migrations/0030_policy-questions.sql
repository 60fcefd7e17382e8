CREATE TABLE "policy_question_post" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"office_code" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"policy_id" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"complexity" text DEFAULT 'SIMPLE' NOT NULL,
	"office_code" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"rating" smallint,
	"consents" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"public_title" text DEFAULT '' NOT NULL,
	"public_body" text DEFAULT '' NOT NULL,
	"public_answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "policy_question_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "policy_question_consent" CHECK (published_at is null or (consents and policy_id is not null))
);
--> statement-breakpoint
ALTER TABLE "policy_question_post" ADD CONSTRAINT "policy_question_post_question_id_policy_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."policy_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question_post" ADD CONSTRAINT "policy_question_post_by_user_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question" ADD CONSTRAINT "policy_question_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question" ADD CONSTRAINT "policy_question_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_question_post_of" ON "policy_question_post" USING btree ("question_id","at","id");--> statement-breakpoint
CREATE INDEX "policy_question_own" ON "policy_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_due" ON "policy_question" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_created" ON "policy_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_faq" ON "policy_question" USING btree ("policy_id","published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "policy_question_lapse" ON "policy_question" USING btree ("answered_at") WHERE status = 'ANSWERED';