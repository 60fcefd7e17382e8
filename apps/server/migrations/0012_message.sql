CREATE TABLE "case_timeline" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"case_no" text NOT NULL,
	"kind" text NOT NULL,
	"biz_id" text NOT NULL,
	"user_id" text,
	"enterprise_id" text,
	"title" text NOT NULL,
	"status_text" text NOT NULL,
	"status_kind" text NOT NULL,
	"next_step" text,
	"link" text,
	"due_at" timestamp (3) with time zone,
	"events" jsonb NOT NULL,
	CONSTRAINT "case_timeline_caseNo_unique" UNIQUE("case_no")
);
--> statement-breakpoint
CREATE TABLE "message_setting" (
	"user_id" text NOT NULL,
	"group" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_setting_user_id_group_pk" PRIMARY KEY("user_id","group")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_code" text NOT NULL,
	"group" text NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"merge_key" text,
	"merged_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_number" (
	"prefix" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "business_number_prefix_day_pk" PRIMARY KEY("prefix","day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "case_timeline_biz" ON "case_timeline" USING btree ("kind","biz_id");--> statement-breakpoint
CREATE INDEX "case_timeline_user" ON "case_timeline" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_timeline_enterprise" ON "case_timeline" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_order" ON "message" USING btree ("user_id",(read_at is not null),"sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id","group") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_merge" ON "message" USING btree ("user_id","merge_key") WHERE read_at is null and merge_key is not null;