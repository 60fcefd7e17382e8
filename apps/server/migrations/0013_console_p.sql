CREATE TABLE "site_option" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"theme_color" text NOT NULL,
	"weather_url" text
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "oper_log_at";--> statement-breakpoint
DROP INDEX "oper_log_user";--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "picture_file" jsonb;--> statement-breakpoint
ALTER TABLE "business_data" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "shield" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_info" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "export_task_user" ON "export_task" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_age" ON "export_task" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "declare_item_updated" ON "declare_item" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "policy_updated" ON "policy" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "oper_log_event" ON "oper_log" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_kind" ON "oper_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_ip" ON "oper_log" USING btree ("ip","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_at" ON "oper_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "oper_log_user" ON "oper_log" USING btree ("user_id","at","id");