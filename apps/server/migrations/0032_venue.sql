CREATE TABLE "venue" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"building_id" text NOT NULL,
	"place" text NOT NULL,
	"area_x_100" integer NOT NULL,
	"seats" integer NOT NULL,
	"equipment" text[] NOT NULL,
	"intro" text NOT NULL,
	"picture" jsonb,
	"status" text NOT NULL,
	"status_note" text NOT NULL,
	"open_from" text NOT NULL,
	"open_to" text NOT NULL,
	"min_slots" integer NOT NULL,
	"max_slots" integer NOT NULL,
	"min_ahead_min" integer NOT NULL,
	"max_ahead_days" integer NOT NULL,
	"day_limit_per_user" integer NOT NULL,
	"week_limit_per_enterprise" integer NOT NULL,
	"need_approval" boolean NOT NULL,
	"deposit_fen" integer NOT NULL,
	"price_rules" jsonb NOT NULL,
	"cancel_shares" jsonb NOT NULL,
	"closed_dates" date[] NOT NULL,
	"holiday_dates" date[] NOT NULL,
	CONSTRAINT "venue_hours" CHECK (open_from < open_to and min_slots <= max_slots)
);
--> statement-breakpoint
DROP INDEX "booking_start";--> statement-breakpoint
DROP INDEX "booking_created";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "kind" text DEFAULT 'ROOM' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "deposit_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "deposit_state" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "deducted_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venue_building" ON "venue" USING btree ("building_id");--> statement-breakpoint
CREATE UNIQUE INDEX "venue_name" ON "venue" USING btree ("name");--> statement-breakpoint
CREATE INDEX "booking_start" ON "booking" USING btree ("kind","start_at","id");--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("kind","created_at","id");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_deposit" CHECK (deducted_fen between 0 and deposit_fen);