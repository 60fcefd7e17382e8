CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"organizer" text NOT NULL,
	"cover" jsonb,
	"body" text NOT NULL,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" text NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"sign_from" timestamp (3) with time zone NOT NULL,
	"sign_to" timestamp (3) with time zone NOT NULL,
	"cancel_deadline" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"per_enterprise_max" integer NOT NULL,
	"per_order_max" integer NOT NULL,
	"waitlist_max" integer NOT NULL,
	"fee_fen" integer NOT NULL,
	"user_types" text[] NOT NULL,
	"audited_only" boolean NOT NULL,
	"need_approval" boolean NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teacher_ids" text[] DEFAULT '{}' NOT NULL,
	"check_in_mode" text NOT NULL,
	"door_hash" text NOT NULL,
	"album" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "activity_time" CHECK (start_at < end_at and sign_from < sign_to),
	CONSTRAINT "activity_capacity" CHECK (capacity >= 0 and waitlist_max >= 0 and per_order_max > 0)
);
--> statement-breakpoint
CREATE TABLE "salon_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"title" text NOT NULL,
	"wished_day" date NOT NULL,
	"people" integer NOT NULL,
	"body" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"activity_id" text
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"persons" jsonb NOT NULL,
	"qty" integer NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_fen" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"wait_turn" integer,
	"offer_until" timestamp (3) with time zone,
	"check_in_code" text NOT NULL,
	"check_in_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "sign_up_qty" CHECK (qty > 0)
);
--> statement-breakpoint
CREATE TABLE "teacher" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"fields" text[] NOT NULL,
	"photo" jsonb
);
--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_start" ON "activity" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "activity_public" ON "activity" USING btree ("end_at","id") WHERE status in ('PUBLISHED', 'ARCHIVED');--> statement-breakpoint
CREATE INDEX "salon_request_created" ON "salon_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "salon_request_user" ON "salon_request" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_live" ON "sign_up" USING btree ("activity_id","user_id") WHERE status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN');--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_code" ON "sign_up" USING btree ("activity_id","check_in_code");--> statement-breakpoint
CREATE INDEX "sign_up_activity" ON "sign_up" USING btree ("activity_id","status","wait_turn");--> statement-breakpoint
CREATE INDEX "sign_up_user" ON "sign_up" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sign_up_created" ON "sign_up" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sign_up_missed" ON "sign_up" USING btree ("user_id","missed_at") WHERE missed_at is not null;