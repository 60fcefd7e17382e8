CREATE TABLE "booking_feed" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_feed_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"title" text NOT NULL,
	"attendees" integer NOT NULL,
	"is_private" boolean NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"series_id" text,
	"offered_until" timestamp (3) with time zone,
	"check_in_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_time" CHECK (start_at < end_at and held_until <= end_at)
);
--> statement-breakpoint
CREATE TABLE "conference_room" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"seats" integer NOT NULL,
	"equipment" text[] NOT NULL,
	"intro" text NOT NULL,
	"status" text NOT NULL,
	"status_note" text NOT NULL,
	"open_from" text NOT NULL,
	"open_to" text NOT NULL,
	"max_slots" integer NOT NULL,
	"min_ahead_min" integer NOT NULL,
	"max_ahead_days" integer NOT NULL,
	"need_approval" boolean NOT NULL,
	"check_in_required" boolean NOT NULL,
	"day_limit_per_user" integer NOT NULL,
	"week_limit_per_enterprise" integer NOT NULL,
	"closed_dates" date[] NOT NULL,
	"device_hash" text,
	"device_set_at" timestamp (3) with time zone,
	CONSTRAINT "conference_room_hours" CHECK (open_from < open_to)
);
--> statement-breakpoint
CREATE INDEX "booking_resource" ON "booking" USING btree ("resource_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("user_id","start_at","id");--> statement-breakpoint
CREATE INDEX "booking_enterprise" ON "booking" USING btree ("enterprise_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_start" ON "booking" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_unsettled" ON "booking" USING btree ("status","start_at") WHERE status in ('WAITING', 'OFFERED', 'PENDING', 'CONFIRMED', 'CHECKED_IN');--> statement-breakpoint
CREATE UNIQUE INDEX "conference_room_name" ON "conference_room" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "conference_room_device" ON "conference_room" USING btree ("device_hash");