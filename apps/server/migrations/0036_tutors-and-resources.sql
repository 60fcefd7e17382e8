CREATE TABLE "resource_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"resource_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"owner_name" text NOT NULL,
	"enterprise_id" text,
	"intro" text NOT NULL,
	"open_mode" text NOT NULL,
	"fee_text" text NOT NULL,
	"place" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"picture" jsonb,
	"facts" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_note" text NOT NULL,
	"latin" text DEFAULT '' NOT NULL,
	"genus" text DEFAULT '' NOT NULL,
	"bloom_from" integer,
	"bloom_to" integer,
	"maturity" integer,
	"open_from" text DEFAULT '08:00' NOT NULL,
	"open_to" text DEFAULT '20:00' NOT NULL,
	"max_slots" integer DEFAULT 8 NOT NULL,
	"need_approval" boolean DEFAULT false NOT NULL,
	"unit_fen" integer DEFAULT 0 NOT NULL,
	"unit_name" text DEFAULT '样' NOT NULL,
	"closed_dates" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "resource_hours" CHECK (open_from < open_to),
	CONSTRAINT "resource_maturity" CHECK (maturity between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "tutor_follow" (
	"tutor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tutor_follow_tutor_id_user_id_pk" PRIMARY KEY("tutor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tutor_hour" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"tutor_id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tutor_hour_time" CHECK (start_at < end_at)
);
--> statement-breakpoint
CREATE TABLE "tutoring" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"tutor_id" text NOT NULL,
	"mode" text NOT NULL,
	"question" text NOT NULL,
	"judgement" text DEFAULT '' NOT NULL,
	"actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"advised_at" timestamp (3) with time zone,
	"outcome" text DEFAULT '' NOT NULL,
	"followed_at" timestamp (3) with time zone,
	"score" integer,
	"comment" text DEFAULT '' NOT NULL,
	"publishes" boolean DEFAULT false NOT NULL,
	"rated_at" timestamp (3) with time zone,
	CONSTRAINT "tutoring_score" CHECK (score between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tutor" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"area" text NOT NULL,
	"fields" text[] NOT NULL,
	"motto" text NOT NULL,
	"intro" text NOT NULL,
	"career" jsonb NOT NULL,
	"picture" jsonb,
	"place" text NOT NULL,
	"fee_fen_per_hour" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "tutor_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "tutor_fee" CHECK (fee_fen_per_hour >= 0)
);
--> statement-breakpoint
ALTER TABLE "resource_request" ADD CONSTRAINT "resource_request_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_follow" ADD CONSTRAINT "tutor_follow_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring" ADD CONSTRAINT "tutoring_id_booking_id_fk" FOREIGN KEY ("id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring" ADD CONSTRAINT "tutoring_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_request_open" ON "resource_request" USING btree ("resource_id","user_id") WHERE status = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "resource_request_created" ON "resource_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "resource_request_status" ON "resource_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_name" ON "resource" USING btree ("name");--> statement-breakpoint
CREATE INDEX "resource_code" ON "resource" USING btree ("code","created_at");--> statement-breakpoint
CREATE INDEX "tutor_follow_user" ON "tutor_follow" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_hour_start" ON "tutor_hour" USING btree ("tutor_id","start_at");--> statement-breakpoint
CREATE INDEX "tutor_hour_time" ON "tutor_hour" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "tutoring_tutor" ON "tutoring" USING btree ("tutor_id","id");--> statement-breakpoint
CREATE INDEX "tutoring_rated" ON "tutoring" USING btree ("tutor_id","rated_at" DESC NULLS FIRST) WHERE score is not null;