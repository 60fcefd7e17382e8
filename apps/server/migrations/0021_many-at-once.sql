CREATE TABLE "bulk_row" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"entity_id" text NOT NULL,
	"group_key" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"entity_version" integer NOT NULL,
	"fen" bigint,
	CONSTRAINT "bulk_row_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"list" text NOT NULL,
	"values" jsonb NOT NULL,
	"status" text NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"acting_for" jsonb,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "park_archive" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"decided_by" text,
	"with_files" boolean DEFAULT false NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"manifest" jsonb,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found" jsonb,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "park_archive_two" CHECK (status in ('PROPOSED', 'WITHDRAWN') or (decided_by is not null and decided_by <> created_by))
);
--> statement-breakpoint
CREATE TABLE "setup_reminder" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"reminded_by" text NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "setup_reminder_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
ALTER TABLE "meter" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "building_unit" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "conference_room" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "import_layout" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sheet" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "fees_billed_from" date;--> statement-breakpoint
ALTER TABLE "repair_asset" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "park_setting" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_row_once" ON "bulk_row" USING btree ("run_id","entity_id");--> statement-breakpoint
CREATE INDEX "bulk_row_status" ON "bulk_row" USING btree ("run_id","status","position");--> statement-breakpoint
CREATE INDEX "bulk_row_group" ON "bulk_row" USING btree ("run_id","group_key");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_run_no" ON "bulk_run" USING btree ("no");--> statement-breakpoint
CREATE INDEX "bulk_run_created" ON "bulk_run" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bulk_run_working" ON "bulk_run" USING btree ("id") WHERE status in ('RUNNING', 'UNDOING', 'PREPARED');--> statement-breakpoint
CREATE UNIQUE INDEX "park_archive_no" ON "park_archive" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "park_archive_open" ON "park_archive" USING btree ("direction") WHERE status in ('PROPOSED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "park_archive_created" ON "park_archive" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);