CREATE TABLE "repair_asset" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"name" text NOT NULL,
	"type_code" text NOT NULL,
	"place" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_log" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"text" text NOT NULL,
	"photos" text[] NOT NULL,
	"user_id" text,
	"is_internal" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"type_code" text NOT NULL,
	"asset_id" text,
	"location_text" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"photos" text[] NOT NULL,
	"reporter_id" text,
	"enterprise_id" text,
	"phone" text NOT NULL,
	"expect_from" timestamp (3) with time zone,
	"expect_to" timestamp (3) with time zone,
	"priority" text NOT NULL,
	"assignee_id" text,
	"respond_due_at" timestamp (3) with time zone NOT NULL,
	"first_react_at" timestamp (3) with time zone,
	"clock_from" timestamp (3) with time zone NOT NULL,
	"finish_due_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"hold_until" date,
	"quote_fen" bigint,
	"quote_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_note" text DEFAULT '' NOT NULL,
	"finish_note" text DEFAULT '' NOT NULL,
	"finish_photos" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"returns" integer DEFAULT 0 NOT NULL,
	"rating" integer,
	"merged_into" text,
	"urged_at" timestamp (3) with time zone,
	"respond_told" boolean DEFAULT false NOT NULL,
	"late_told" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "repair_ticket_quote" CHECK (quote_fen is null or quote_fen > 0),
	CONSTRAINT "repair_ticket_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "repair_ticket_worker" CHECK (status not in ('PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED') or assignee_id is not null)
);
--> statement-breakpoint
ALTER TABLE "repair_log" ADD CONSTRAINT "repair_log_ticket_id_repair_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."repair_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD CONSTRAINT "repair_ticket_asset_id_repair_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."repair_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "repair_asset_no" ON "repair_asset" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_asset_code" ON "repair_asset" USING btree ("code");--> statement-breakpoint
CREATE INDEX "repair_log_ticket" ON "repair_log" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_reporter" ON "repair_ticket" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_enterprise" ON "repair_ticket" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_assignee" ON "repair_ticket" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_asset" ON "repair_ticket" USING btree ("asset_id","created_at");--> statement-breakpoint
CREATE INDEX "repair_ticket_created" ON "repair_ticket" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_due" ON "repair_ticket" USING btree ("finish_due_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_finished" ON "repair_ticket" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "repair_ticket_merged" ON "repair_ticket" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "repair_ticket_open" ON "repair_ticket" USING btree ("status","respond_due_at") WHERE status in ('SUBMITTED', 'ASSIGNED', 'PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED', 'REOPENED');