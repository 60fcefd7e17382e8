-- By hand: what the tables below need, and the tables in TypeScript cannot say.
-- For the exclusion constraints, which compare ids in a GiST index.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- For the search of a part of a title.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The words of a title, each with the kind before it. Longer ones than anybody types do not tell one from another.
CREATE FUNCTION words_of_kind(kind text, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT kind || ':' || word FROM unnest(tsvector_to_array(words)) AS t(word)
    WHERE word NOT LIKE '#%' AND octet_length(word) < 200))
$$;
--> statement-breakpoint
-- As drizzle-kit writes it, from the tables in TypeScript.
CREATE TABLE "demo_cashier_key" (
	"holder" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_forged" boolean DEFAULT false NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_payment" (
	"attempt_no" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"title" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"settles_at" timestamp (3) with time zone,
	"arrives_fen" bigint,
	"trade_no" text,
	"fail_reason" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "demo_cashier_payment_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_refund" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"attempt_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"channel_refund_no" text NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL,
	"fail_reason" text
);
--> statement-breakpoint
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
	"tag_codes" text[] DEFAULT '{}' NOT NULL,
	"need_approval" boolean NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teacher_ids" text[] DEFAULT '{}' NOT NULL,
	"check_in_mode" text NOT NULL,
	"check_in_points" integer DEFAULT 10 NOT NULL,
	"quiz_points" integer DEFAULT 10 NOT NULL,
	"door_hash" text NOT NULL,
	"album" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "activity_time" CHECK (start_at < end_at and sign_from < sign_to),
	CONSTRAINT "activity_points" CHECK (check_in_points >= 0 and quiz_points >= 0),
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
	"requested_day" date NOT NULL,
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
	"photo" jsonb,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"check_code" text NOT NULL,
	"kind" text DEFAULT 'COURSE' NOT NULL,
	"activity_id" text,
	"sign_up_id" text,
	"entry_id" text,
	"award" jsonb,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"person" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"organizer" text NOT NULL,
	"teachers" text[] DEFAULT '{}' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"hours" numeric(6, 1) NOT NULL,
	"check_in_at" timestamp (3) with time zone,
	"score" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_of" CHECK ((kind = 'COURSE' and activity_id is not null and sign_up_id is not null)
        or (kind = 'AWARD' and entry_id is not null and award is not null))
);
--> statement-breakpoint
CREATE TABLE "lecture_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"activity_id" text NOT NULL,
	"teacher_id" text,
	"user_id" text NOT NULL,
	"body" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"quiz_id" text NOT NULL,
	"user_id" text NOT NULL,
	"turn" integer NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"score" integer,
	"is_passed" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"activity_id" text NOT NULL,
	"questions" jsonb NOT NULL,
	"pass_score" integer NOT NULL,
	"open_from" timestamp (3) with time zone NOT NULL,
	"open_to" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_time" CHECK (open_from < open_to)
);
--> statement-breakpoint
CREATE TABLE "bill_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"bill_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"decided_by" text,
	"status" text NOT NULL,
	CONSTRAINT "bill_change_two" CHECK (status not in ('APPROVED', 'REFUSED') or decided_by <> asked_by)
);
--> statement-breakpoint
CREATE TABLE "bill_count" (
	"scope" text NOT NULL,
	"status" text NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_guess" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_run" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"period" text NOT NULL,
	"fee_codes" text[] NOT NULL,
	"status" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"fee_at" integer DEFAULT 0 NOT NULL,
	"source_at" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"source_id" text NOT NULL,
	"contract_id" text,
	"meter_id" text,
	"unit_id" text NOT NULL,
	"place" text NOT NULL,
	"room_no" text NOT NULL,
	"fee_code" text NOT NULL,
	"period" text NOT NULL,
	"run_id" text,
	"lines" jsonb NOT NULL,
	"principal_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"adjust_fen" bigint DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"late_fee_ppm_per_day" integer NOT NULL,
	"late_free_days" integer DEFAULT 0 NOT NULL,
	"late_frozen_on" date,
	"settled_late_fen" bigint,
	"issue_date" date,
	"due_date" date,
	"status" text NOT NULL,
	"held_from" text,
	"pay_order_id" text,
	"reminded_on" date,
	"objection" jsonb,
	"successor_id" text,
	CONSTRAINT "bill_paid" CHECK (paid_fen >= 0 and refunded_fen >= 0 and refunded_fen <= paid_fen),
	CONSTRAINT "bill_principal" CHECK (principal_fen >= 0 and principal_fen + adjust_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "bill_run_exception" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"fee_code" text NOT NULL,
	"source_id" text NOT NULL,
	"meter_no" text NOT NULL,
	"place" text NOT NULL,
	"enterprise_id" text,
	"usage_x_100" bigint,
	"last_year_x_100" bigint,
	"bill_id" text
);
--> statement-breakpoint
CREATE TABLE "meter_anomaly" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"reading_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"usage_x_100" bigint NOT NULL,
	"last_year_x_100" bigint,
	"night_x_100" bigint,
	"ticket_id" text,
	"ticket_no" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"tax_ppm" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_no" text NOT NULL,
	"kind" text NOT NULL,
	"unit_id" text NOT NULL,
	"enterprise_id" text,
	"multiplier" integer NOT NULL,
	"digits" integer NOT NULL,
	"initial_x_100" bigint NOT NULL,
	"initial_tou" jsonb,
	"last_x_100" bigint NOT NULL,
	"last_period" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"replaced_by_id" text
);
--> statement-breakpoint
CREATE TABLE "meter_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"enterprise_id" text,
	"period" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"previous_x_100" bigint NOT NULL,
	"reading_x_100" bigint NOT NULL,
	"tou" jsonb,
	"is_rolled_over" boolean DEFAULT false NOT NULL,
	"usage_x_100" bigint,
	"tou_usage" jsonb,
	"night_x_100" bigint,
	"nights_x_100" bigint[],
	"photo_file_id" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "meter_reading_usage" CHECK (usage_x_100 is null or usage_x_100 >= 0)
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"fee_code" text NOT NULL,
	"price" jsonb NOT NULL,
	"effective_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blind_crowd_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "building" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"area_x_100" integer NOT NULL,
	"floors" integer NOT NULL,
	"intro" text NOT NULL,
	"facilities" text[] NOT NULL,
	"manager_name" text NOT NULL,
	"manager_phone" text NOT NULL,
	"picture" jsonb,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"map_shape" jsonb
);
--> statement-breakpoint
CREATE TABLE "building_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" text NOT NULL,
	"floor" integer NOT NULL,
	"no" text NOT NULL,
	"area_x_100" integer NOT NULL,
	"use" text NOT NULL,
	"rent_fen_per_m_2_month" integer NOT NULL,
	"property_fee_fen_per_m_2_month" integer NOT NULL,
	"state" text NOT NULL,
	"plan_shape" jsonb,
	"enterprise_id" text,
	CONSTRAINT "building_unit_let" CHECK ((state = 'LEASED') = (enterprise_id is not null))
);
--> statement-breakpoint
CREATE TABLE "building_viewing" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" text NOT NULL,
	"unit_id" text,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"visit_at" timestamp (3) with time zone,
	"need" text NOT NULL,
	"guide_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
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
	"subject" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"status_kind" text NOT NULL,
	"link" text,
	"due_at" timestamp (3) with time zone,
	"events" jsonb NOT NULL,
	CONSTRAINT "case_timeline_caseNo_unique" UNIQUE("case_no")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"snapshot" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "community_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"reply_to_user_id" text,
	"reply_to_name" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"author_id" text NOT NULL,
	"enterprise_id" text,
	"anonymous" boolean DEFAULT false NOT NULL,
	"badges" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"appeal" text DEFAULT '' NOT NULL,
	"review" jsonb,
	"due_at" timestamp (3) with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"is_answer" boolean DEFAULT false NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"fingerprint" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_like" (
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_like_target_id_user_id_pk" PRIMARY KEY("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "board_follow" (
	"plate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_follow_plate_id_user_id_pk" PRIMARY KEY("plate_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "board_type" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"post_kinds" text[] NOT NULL,
	"who_can_post" text DEFAULT 'LOGIN' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"type_id" text NOT NULL,
	"name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"essence" integer DEFAULT 0 NOT NULL,
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_post_revision" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"plate_type_code" text NOT NULL,
	"plate_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author_id" text NOT NULL,
	"enterprise_id" text,
	"anonymous" boolean DEFAULT false NOT NULL,
	"badges" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"appeal" text DEFAULT '' NOT NULL,
	"review" jsonb,
	"change" jsonb,
	"proposal" jsonb,
	"due_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"resubmits" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"essence" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"last_reply_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"hot_score" double precision DEFAULT 0 NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"found_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "community_post_shown" CHECK (status not in ('PUBLISHED', 'LOCKED') or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "community_report" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"post_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason_code" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"word" text NOT NULL,
	"level" text NOT NULL,
	"category" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"false_hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_invite" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_invite_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_question" (
	"post_id" text PRIMARY KEY NOT NULL,
	"bounty_points" integer DEFAULT 0 NOT NULL,
	"bounty_state" text DEFAULT 'NONE' NOT NULL,
	"days" integer NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"tutor_id" text,
	"accepted_answer_id" text,
	"accepted_at" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"expert_until" timestamp (3) with time zone,
	"answers" integer DEFAULT 0 NOT NULL,
	"article_id" text,
	CONSTRAINT "community_question_bounty" CHECK (bounty_points = 0 or bounty_points between 5 and 500)
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
	"building_id" text,
	"floor" integer,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seats" integer NOT NULL,
	"equipment" text[] NOT NULL,
	"intro" text NOT NULL,
	"picture" jsonb,
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
	"price_per_slot_fen" integer DEFAULT 0 NOT NULL,
	"free_slots_per_month" integer DEFAULT 0 NOT NULL,
	"closed_dates" date[] NOT NULL,
	"device_hash" text,
	"device_set_at" timestamp (3) with time zone,
	CONSTRAINT "conference_room_hours" CHECK (open_from < open_to)
);
--> statement-breakpoint
CREATE TABLE "article_count" (
	"column" text NOT NULL,
	"unit" text NOT NULL,
	"list" text NOT NULL,
	"since" date NOT NULL,
	"pinned" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_count_key" PRIMARY KEY("column","unit","list","since","pinned")
);
--> statement-breakpoint
CREATE TABLE "article_tag" (
	"article_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"column" text NOT NULL,
	"pinned" boolean NOT NULL,
	"top_rank" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_tag_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_translation" (
	"article_id" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "article_translation_article_id_lang_pk" PRIMARY KEY("article_id","lang")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"column" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"summary" text NOT NULL,
	"cover" jsonb,
	"body" text NOT NULL,
	"attachment_file_id" text,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"issue_no" text,
	"level" text DEFAULT 'NORMAL' NOT NULL,
	"category" text,
	"tag_ids" text[] DEFAULT '{}' NOT NULL,
	"action" jsonb,
	"enterprise_id" text,
	"origin" text DEFAULT 'PARK' NOT NULL,
	"need_receipt" boolean DEFAULT false NOT NULL,
	"audience" jsonb DEFAULT '{"chainStages":[],"enterpriseIds":[]}'::jsonb NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"top_rank" integer DEFAULT 0 NOT NULL,
	"top_until" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"revision" text DEFAULT 'NONE' NOT NULL,
	"withdraw_reason" text,
	"withdrawn_at" timestamp (3) with time zone,
	"trashed_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_own_style" CHECK (origin = 'PARK' or ("column" = 'STYLE' and enterprise_id is not null)),
	CONSTRAINT "article_top" CHECK (pinned or (top_rank = 0 and top_until is null))
);
--> statement-breakpoint
CREATE TABLE "article_revision" (
	"article_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"return_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_no_pk" PRIMARY KEY("article_id","no")
);
--> statement-breakpoint
CREATE TABLE "article_receipt" (
	"article_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_receipt_article_id_enterprise_id_pk" PRIMARY KEY("article_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "contest_ballot" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contest_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"judge_id" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"reopen_by" text,
	"reopen_reason" text DEFAULT '' NOT NULL,
	"reopen_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contest_id" text NOT NULL,
	"track" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"team_name" text NOT NULL,
	"leader_id" text NOT NULL,
	"enterprise_id" text,
	"picture" jsonb,
	"files" text[] DEFAULT '{}' NOT NULL,
	"video_file_id" text,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"blind_no" integer,
	"blind_title" text DEFAULT '' NOT NULL,
	"blind_summary" text DEFAULT '' NOT NULL,
	"score_raw" double precision,
	"score_norm" double precision,
	"rank" integer,
	"prize" integer
);
--> statement-breakpoint
CREATE TABLE "contest_judge" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"photo" jsonb,
	"enterprise_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_member" (
	"entry_id" text NOT NULL,
	"user_id" text NOT NULL,
	"contest_id" text NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "contest_member_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_objection" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contest_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_vote" (
	"contest_id" text NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contest_vote_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"eligibility" text NOT NULL,
	"cover" jsonb,
	"tracks" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"stages" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"team_min" integer NOT NULL,
	"team_max" integer NOT NULL,
	"judge_ids" text[] DEFAULT '{}' NOT NULL,
	"scores_per_entry" integer NOT NULL,
	"cut_off" integer NOT NULL,
	"vote_weight" integer NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"scored_at" timestamp (3) with time zone,
	"proposal" jsonb,
	"proposed_by" text,
	"proposed_at" timestamp (3) with time zone,
	CONSTRAINT "contest_sizes" CHECK (team_min between 1 and team_max and scores_per_entry >= 3),
	CONSTRAINT "contest_vote_weight" CHECK (vote_weight between 0 and 20),
	CONSTRAINT "contest_two_persons" CHECK (status <> 'PUBLISHED' or submitted_by is not null)
);
--> statement-breakpoint
CREATE TABLE "declaration_objection" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"declaration_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"contact" text NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_opinion" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"declaration_id" text NOT NULL,
	"expert_id" text NOT NULL,
	"verdict" text,
	"amount_fen" bigint,
	"opinion" text DEFAULT '' NOT NULL,
	"given_at" timestamp (3) with time zone,
	"recused_for" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"year" integer NOT NULL,
	"once_per_year" boolean NOT NULL,
	"prepared" boolean DEFAULT false NOT NULL,
	"form" jsonb NOT NULL,
	"prefilled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"materials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amount_apply_fen" bigint DEFAULT 0 NOT NULL,
	"amount_approved_fen" bigint,
	"rule_snapshot" jsonb,
	"field_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"commitment_signed_at" timestamp (3) with time zone,
	"passed_by" text,
	"publicity_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason_code" text,
	"reason" text DEFAULT '' NOT NULL,
	"payout_at" timestamp (3) with time zone,
	"payout_ref" text DEFAULT '' NOT NULL,
	CONSTRAINT "declaration_amount" CHECK (amount_apply_fen >= 0 and amount_approved_fen >= 0),
	CONSTRAINT "declaration_paid" CHECK (status <> 'PAID_OUT' or (payout_at is not null and amount_approved_fen is not null))
);
--> statement-breakpoint
CREATE TABLE "material_library" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"valid_to" date,
	"doc_version" integer NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_data" (
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"parent_code" text,
	"ext" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "business_data_type_code_pk" PRIMARY KEY("type","code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"region_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_info" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"shield" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tag_info_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "enterprise_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'ENTRY' NOT NULL,
	"enterprise_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"state" text NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"application" jsonb NOT NULL,
	"before" jsonb,
	"returned" jsonb,
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
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"property" text NOT NULL,
	"chain_stages" text[] NOT NULL,
	"industry_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"region_id" text NOT NULL,
	"scale" text NOT NULL,
	"registered_on" date NOT NULL,
	"registered_capital_fen" bigint NOT NULL,
	"legal_person" text NOT NULL,
	"legal_id_last4" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"landline" text,
	"email" text,
	"address" text NOT NULL,
	"unit_ids" text[] DEFAULT '{}' NOT NULL,
	"license_file_id" text,
	"logo_file_id" text,
	"cover" jsonb,
	"intro" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"honours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"annual" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bank_account" jsonb,
	"invoice_titles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completeness" integer DEFAULT 0 NOT NULL,
	"credit_score" integer,
	"credit_grade" text,
	"entry_status" text NOT NULL,
	"admitted_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	CONSTRAINT "enterprise_completeness" CHECK (completeness between 0 and 100),
	CONSTRAINT "enterprise_credit_score" CHECK (credit_score between 0 and 100),
	CONSTRAINT "enterprise_chain_stage" CHECK (cardinality(chain_stages) >= 1)
);
--> statement-breakpoint
CREATE TABLE "farm_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"variety" text NOT NULL,
	"grade" text NOT NULL,
	"place" text NOT NULL,
	"carrier" text NOT NULL,
	"stems" integer NOT NULL,
	"bunches" integer,
	"tips" text[] NOT NULL,
	"interval_min" integer NOT NULL,
	"ok_from_tenths" integer NOT NULL,
	"ok_to_tenths" integer NOT NULL,
	"limit_tenths" integer NOT NULL,
	"picture" jsonb,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"recalled_at" timestamp (3) with time zone,
	CONSTRAINT "farm_batch_published_at" CHECK (status = 'DRAFT' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "farm_reading" (
	"batch_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tenths" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "farm_reading_batch_id_at_pk" PRIMARY KEY("batch_id","at")
);
--> statement-breakpoint
CREATE TABLE "farm_step" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"stems" integer,
	"material" jsonb,
	"inspection" jsonb,
	"picture" jsonb,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "fin_application" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"institution_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"term_months" integer NOT NULL,
	"purpose" text NOT NULL,
	"approved_fen" bigint,
	"approved_ppm" integer,
	"approved_months" integer,
	"supplement" text DEFAULT '' NOT NULL,
	"supplement_file_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "fin_application_approved" CHECK ((approved_fen is null) = (approved_ppm is null))
);
--> statement-breakpoint
CREATE TABLE "fin_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"application_id" text NOT NULL,
	"institution_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"days" integer NOT NULL,
	"until" date NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fin_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"institution_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"intro" text NOT NULL,
	"amount_from_fen" bigint NOT NULL,
	"amount_to_fen" bigint NOT NULL,
	"rate_ppm_from" integer NOT NULL,
	"rate_ppm_to" integer NOT NULL,
	"term_months_from" integer NOT NULL,
	"term_months_to" integer NOT NULL,
	"fee_ppm" integer NOT NULL,
	"subsidy_ppm" integer NOT NULL,
	"repay" text NOT NULL,
	"guarantee" text NOT NULL,
	"materials" text[] NOT NULL,
	"conditions" jsonb NOT NULL,
	"subsidy_policy_id" text,
	"cost_ppm" integer,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "fin_product_ranges" CHECK (amount_from_fen <= amount_to_fen and rate_ppm_from <= rate_ppm_to and term_months_from <= term_months_to)
);
--> statement-breakpoint
CREATE TABLE "fin_institution" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"licence_no" text NOT NULL,
	"regions" text NOT NULL,
	"ticket_from_fen" bigint NOT NULL,
	"ticket_to_fen" bigint NOT NULL,
	"stages" text[] NOT NULL,
	"intro" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flower_price" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"variety_code" text NOT NULL,
	"day" date NOT NULL,
	"fen" integer NOT NULL,
	"stems" integer NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_appeal" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"old_phone_number" text NOT NULL,
	"new_phone_number" text NOT NULL,
	"reason" text NOT NULL,
	"proof_file_id" text,
	"ip" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "phone_appeal_another_decides" CHECK (decided_by is null or decided_by <> user_id)
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
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "role_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"role_code" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "role_grant_four_eyes" CHECK (state <> 'APPROVED' or decided_by <> created_by)
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
	"cancel_at" timestamp (3) with time zone,
	CONSTRAINT "user_account_userAccId_unique" UNIQUE("user_acc_id"),
	CONSTRAINT "user_account_type" CHECK (user_type in ('100', '200', '900')),
	CONSTRAINT "user_account_operator" CHECK (user_type = '900' or operator_roles = '{}')
);
--> statement-breakpoint
CREATE TABLE "invite" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"phone_number" text,
	"role" text,
	"title" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "invite_role" CHECK (role is distinct from 'OWNER'),
	CONSTRAINT "invite_uses" CHECK (uses between 0 and max_uses)
);
--> statement-breakpoint
CREATE TABLE "lease_unit" (
	"contract_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "lease_unit_contract_id_unit_id_pk" PRIMARY KEY("contract_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "lease_contract" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"rent_fen_per_month" bigint NOT NULL,
	"pay_cycle" integer NOT NULL,
	"free_days" integer NOT NULL,
	"deposit_fen" bigint NOT NULL,
	"deposit_paid_fen" bigint DEFAULT 0 NOT NULL,
	"deposit_bill_ids" text[] DEFAULT '{}' NOT NULL,
	"escalations" jsonb NOT NULL,
	"amendments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"property_fee_fen_per_m_2_month" integer NOT NULL,
	"late_fee_ppm_per_day" integer NOT NULL,
	"notice_days" integer NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"parent_contract_id" text,
	"status" text NOT NULL,
	"sign_by" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"refused_for" text DEFAULT '' NOT NULL,
	"leave_on" date,
	"handover" text DEFAULT '' NOT NULL,
	"deduct_fen" bigint DEFAULT 0 NOT NULL,
	"settlement" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund_fen" bigint,
	"ended_on" date,
	CONSTRAINT "lease_contract_term" CHECK (from_day < to_day)
);
--> statement-breakpoint
CREATE TABLE "lease_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"request_text" text NOT NULL,
	"requested_day" date,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_lottery" (
	"post_id" text PRIMARY KEY NOT NULL,
	"prizes" jsonb NOT NULL,
	"audited" boolean DEFAULT false NOT NULL,
	"must_comment" boolean DEFAULT false NOT NULL,
	"must_follow_board" boolean DEFAULT false NOT NULL,
	"min_points" integer DEFAULT 0 NOT NULL,
	"join_to" timestamp (3) with time zone NOT NULL,
	"draw_at" timestamp (3) with time zone NOT NULL,
	"min_entrants" integer NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"checked_by" text,
	"checked_at" timestamp (3) with time zone,
	"entries" integer DEFAULT 0 NOT NULL,
	"seed_commit" text,
	"entrants_hash" text,
	"seed" text,
	"drawn_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_lottery_seed" CHECK (seed is null or state in ('DRAWN', 'CLOSED')),
	CONSTRAINT "community_lottery_seal" CHECK (state in ('PENDING', 'CANCELLED') or seed_commit is not null)
);
--> statement-breakpoint
CREATE TABLE "community_lottery_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"no" integer NOT NULL,
	"nonce" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"invalid" text,
	"removal" jsonb,
	"place" integer,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "community_lottery_prize" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"post_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'TO_CLAIM' NOT NULL,
	"is_reserve" boolean DEFAULT false NOT NULL,
	"claim_until" timestamp (3) with time zone NOT NULL,
	"contact" jsonb,
	"code_sealed" text,
	"prepared_by" text,
	"prepared_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_lottery_seed" (
	"post_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_lottery_trace" (
	"post_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "community_lottery_trace_post_id_at_pk" PRIMARY KEY("post_id","at")
);
--> statement-breakpoint
CREATE TABLE "service_count" (
	"shop_id" text NOT NULL,
	"category_code" text NOT NULL,
	"price_kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "service_count_shop_id_category_code_price_kind_pk" PRIMARY KEY("shop_id","category_code","price_kind")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" text NOT NULL,
	"title" text NOT NULL,
	"category_code" text NOT NULL,
	"price_kind" text NOT NULL,
	"price_fen" integer,
	"unit" text NOT NULL,
	"capacity_note" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" text NOT NULL,
	"process_steps" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"cases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" jsonb,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"done_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision,
	"median_response_min" integer,
	"p90_response_min" integer,
	"response_sample" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_price_kind" CHECK ((price_kind in ('NEGOTIABLE', 'FREE')) = (price_fen is null))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"category_codes" text[] NOT NULL,
	"logo" jsonb,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"done_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision,
	"median_response_min" integer,
	"p90_response_min" integer,
	"response_sample" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_result" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"enterprise_id" text,
	"score" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_result_shown" CHECK (score between 40 and 100)
);
--> statement-breakpoint
CREATE TABLE "match_project_count" (
	"kind" text NOT NULL,
	"category_code" text NOT NULL,
	"chain_stage" text NOT NULL,
	"season_from" smallint NOT NULL,
	"season_to" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "match_project_count_key" PRIMARY KEY("kind","category_code","chain_stage","season_from","season_to")
);
--> statement-breakpoint
CREATE TABLE "match_project" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"category_code" text NOT NULL,
	"chain_stage" text NOT NULL,
	"body" text NOT NULL,
	"quantity_x_100" bigint,
	"unit" text DEFAULT '' NOT NULL,
	"price_from_fen" integer,
	"price_to_fen" integer,
	"season_from" smallint,
	"season_to" smallint,
	"region_id" text NOT NULL,
	"deadline" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "match_project_price" CHECK (price_from_fen <= price_to_fen),
	CONSTRAINT "match_project_season" CHECK ((season_from is null) = (season_to is null))
);
--> statement-breakpoint
CREATE TABLE "match_mute" (
	"enterprise_id" text NOT NULL,
	"sender" text NOT NULL,
	"recommend_id" text NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_mute_enterprise_id_sender_pk" PRIMARY KEY("enterprise_id","sender")
);
--> statement-breakpoint
CREATE TABLE "match_recommend" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"to_enterprise_id" text NOT NULL,
	"target_project_id" text,
	"service_id" text,
	"from_type" text NOT NULL,
	"from_user_id" text,
	"from_enterprise_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"score" smallint,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"offered_x_100" bigint,
	"decline_reason" text,
	"deal_id" text,
	CONSTRAINT "match_recommend_other" CHECK (owner_id <> to_enterprise_id)
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
	"params" jsonb NOT NULL,
	"link" text NOT NULL,
	"merge_key" text,
	"merged_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_quiet_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org_member" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"tasks" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"phone_shown" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"duty" text NOT NULL,
	"leader_text" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"others" integer DEFAULT 0 NOT NULL,
	"takes_members" boolean DEFAULT true NOT NULL,
	"tasks" text[] DEFAULT '{}' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	CONSTRAINT "organization_parent" CHECK (parent_id is distinct from id),
	CONSTRAINT "organization_others" CHECK (others >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_doubt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"file_name" text NOT NULL,
	"row" integer NOT NULL,
	"bank_no" text NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"amount_fen" bigint,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"written" jsonb NOT NULL,
	"like_line_id" text,
	"status" text NOT NULL,
	"line_id" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"bank_no" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"attempt_id" text,
	"pay_order_id" text,
	"first_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_line_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"red_no" text DEFAULT '' NOT NULL,
	"file_id" text,
	"red_file_id" text,
	"issued_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_check" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_balanced" boolean NOT NULL,
	"transfers" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"transfer_id" text NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"amount_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"cause_id" text NOT NULL,
	"pay_order_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"pay_order_id" text NOT NULL,
	"no" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"paid_fen" bigint,
	"trade_no" text,
	"paid_at" timestamp (3) with time zone,
	"qr_text" text,
	"page_url" text,
	"remittance_code" text,
	"fail_reason" text DEFAULT '' NOT NULL,
	"ask_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_item" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"biz_id" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"calculation" text[] DEFAULT '{}' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "pay_item_sums" CHECK (amount_fen > 0 and refunded_fen between 0 and amount_fen)
);
--> statement-breakpoint
CREATE TABLE "pay_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"notice_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"item_count" integer NOT NULL,
	"payer_user_id" text,
	"payer_enterprise_id" text,
	"guest_key_hash" text,
	"payer_name" text NOT NULL,
	"total_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"channel" text,
	"status" text NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"success_at" timestamp (3) with time zone,
	"trade_no" text,
	CONSTRAINT "pay_order_sums" CHECK (total_fen > 0 and refunded_fen between 0 and total_fen)
);
--> statement-breakpoint
CREATE TABLE "refund_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"channel_no" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"applicant_id" text,
	"approver_ids" text[] DEFAULT '{}' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"channel_refund_no" text,
	"fail_reason" text DEFAULT '' NOT NULL,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "refund_order_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "reconcile_day" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"our_lines" integer NOT NULL,
	"our_fen" bigint NOT NULL,
	"their_lines" integer NOT NULL,
	"their_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconcile_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"day_id" text,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"source" text DEFAULT 'STATEMENT' NOT NULL,
	"type" text,
	"own_no" text NOT NULL,
	"trade_no" text NOT NULL,
	"pay_order_id" text,
	"our_fen" bigint,
	"their_fen" bigint,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text,
	"answer_fen" bigint,
	"asked_at" timestamp (3) with time zone,
	"contradictions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text,
	"heard_times" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"notice" text
);
--> statement-breakpoint
CREATE TABLE "point_balance" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_balance_least" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"transfer_id" text NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "declare_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"quota" integer,
	"budget_fen" bigint,
	"once_per_year" boolean NOT NULL,
	"form_schema" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"publicity_days" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "declare_item_window" CHECK (window_from <= window_to),
	CONSTRAINT "declare_item_publicity" CHECK (publicity_days >= 5)
);
--> statement-breakpoint
CREATE TABLE "policy_revision" (
	"policy_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"return_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_version" (
	"policy_id" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_ids" text[] NOT NULL,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_version_policy_id_no_pk" PRIMARY KEY("policy_id","no")
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"doc_no" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"dept_codes" text[] NOT NULL,
	"contact_office" text NOT NULL,
	"contact_phone" text NOT NULL,
	"issued_at" date NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"repealed_at" date,
	"original_body" text NOT NULL,
	"interpretation" text NOT NULL,
	"picture" jsonb,
	"picture_file" jsonb,
	"cover" jsonb,
	"plain_summary" text NOT NULL,
	"amount_min_fen" bigint NOT NULL,
	"amount_max_fen" bigint NOT NULL,
	"formula_text" text NOT NULL,
	"calc" text,
	"conditions" jsonb NOT NULL,
	"industry_tags" text[] DEFAULT '{}' NOT NULL,
	"scales" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"revision" text DEFAULT 'NONE' NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdraw_reason" text,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recruit_application" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"post_id" text NOT NULL,
	"position_id" text NOT NULL,
	"user_id" text,
	"enterprise_id" text,
	"note" text NOT NULL,
	"file_id" text,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"interview_at" timestamp (3) with time zone,
	"interview_place" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_recruit" (
	"post_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"enterprise_id" text,
	"recruit_kind" text NOT NULL,
	"positions" jsonb NOT NULL,
	"deadline" date NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "community_recruit_ended" CHECK ((state in ('PENDING', 'OPEN')) = (ended_at is null))
);
--> statement-breakpoint
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
	"code" text NOT NULL,
	"guests" boolean DEFAULT true NOT NULL
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
	"audio" text,
	"reporter_id" text,
	"guest_key_hash" text,
	"enterprise_id" text,
	"phone" text NOT NULL,
	"expect_from" timestamp (3) with time zone,
	"expect_to" timestamp (3) with time zone,
	"priority" text NOT NULL,
	"assignee_id" text,
	"planned_from" timestamp (3) with time zone,
	"planned_to" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
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
	"accepted_fen" bigint DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"finish_note" text DEFAULT '' NOT NULL,
	"finish_photos" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"returns" integer DEFAULT 0 NOT NULL,
	"rating" integer,
	"signature" text,
	"signed_name" text DEFAULT '' NOT NULL,
	"merged_into" text,
	"urged_at" timestamp (3) with time zone,
	"respond_notified" boolean DEFAULT false NOT NULL,
	"late_notified" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "repair_ticket_paid" CHECK (paid_fen between 0 and accepted_fen),
	CONSTRAINT "repair_ticket_quote" CHECK (quote_fen is null or quote_fen > 0),
	CONSTRAINT "repair_ticket_plan" CHECK (planned_to > planned_from),
	CONSTRAINT "repair_ticket_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "repair_ticket_worker" CHECK (status not in ('PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED') or assignee_id is not null)
);
--> statement-breakpoint
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
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"lang" text NOT NULL,
	"section" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"visible_from" timestamp (3) with time zone,
	"visible_to" timestamp (3) with time zone,
	"weight" integer DEFAULT 0 NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" GENERATED ALWAYS AS (words_of_kind(kind, title_words)) STORED,
	"words" "tsvector" NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_lang_pk" PRIMARY KEY("kind","ref_id","lang")
);
--> statement-breakpoint
CREATE TABLE "search_rename" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"renamed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_rename_list_code_pk" PRIMARY KEY("list","code")
);
--> statement-breakpoint
CREATE TABLE "shop_complaint" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"stated_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"finding" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"body" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer_min" integer,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order_log" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"side" text,
	"user_id" text,
	"text" text NOT NULL,
	"file_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"service_id" text,
	"shop_id" text,
	"buyer_user_id" text,
	"buyer_enterprise_id" text,
	"provider_enterprise_id" text NOT NULL,
	"subject" text NOT NULL,
	"need" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"quoted_fen" bigint,
	"quote_note" text DEFAULT '' NOT NULL,
	"agreed_fen" bigint,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"responded_at" timestamp (3) with time zone,
	"response_min" integer,
	"due_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"turn" text,
	"cancel_asked_by" text,
	"disputed_at" timestamp (3) with time zone,
	"ruled_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"registered_by" text,
	"deal_day" date,
	"project_id" text,
	"recommendation_id" text,
	"status" text NOT NULL,
	CONSTRAINT "service_order_buyer_known" CHECK (buyer_user_id is not null or buyer_enterprise_id is not null),
	CONSTRAINT "service_order_two_sides" CHECK (buyer_enterprise_id is distinct from provider_enterprise_id),
	CONSTRAINT "service_order_registered" CHECK (is_offline = (registered_by is not null))
);
--> statement-breakpoint
CREATE TABLE "service_rating" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" text NOT NULL,
	"side" text NOT NULL,
	"from_user_id" text NOT NULL,
	"shop_id" text,
	"service_id" text,
	"score" integer NOT NULL,
	"quality" integer NOT NULL,
	"timeliness" integer NOT NULL,
	"attitude" integer NOT NULL,
	"text" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"picture" jsonb,
	"addition" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"hide_reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "service_rating_score" CHECK (least(score, quality, timeliness, attitude) >= 1
      and greatest(score, quality, timeliness, attitude) <= 5)
);
--> statement-breakpoint
CREATE TABLE "service_recommend" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"from_enterprise_id" text NOT NULL,
	"to_enterprise_id" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "service_recommend_other" CHECK (from_enterprise_id <> to_enterprise_id)
);
--> statement-breakpoint
CREATE TABLE "carousel" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	"body" text NOT NULL,
	"link_type" text NOT NULL,
	"link_url" text NOT NULL,
	"link_label" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "site_page" (
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" jsonb,
	"sections" jsonb NOT NULL,
	"guide" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_page_key_lang_pk" PRIMARY KEY("key","lang")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"lang" text PRIMARY KEY NOT NULL,
	"park_name" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"hotline" text NOT NULL,
	"service_hours" text NOT NULL,
	"duty_phone" text NOT NULL,
	"safety_persons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filings" jsonb NOT NULL,
	"notice" text NOT NULL
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
CREATE TABLE "venture_introduction" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"institution_id" text NOT NULL,
	"venture_id" text,
	"party_enterprise_id" text,
	"party_user_id" text,
	"message" text NOT NULL,
	"requested_day" date,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "venture_introduction_about" CHECK ((venture_id is null) = (kind = 'TALK')),
	CONSTRAINT "venture_introduction_party_is_one" CHECK ((party_enterprise_id is null) <> (party_user_id is null))
);
--> statement-breakpoint
CREATE TABLE "venture_access" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"venture_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"folders" text[] NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"granted" text[] DEFAULT '{}' NOT NULL,
	"until" date,
	"may_download" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "venture_access_until" CHECK (status <> 'GRANTED' or until is not null)
);
--> statement-breakpoint
CREATE TABLE "venture_document" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"venture_id" text NOT NULL,
	"folder" text NOT NULL,
	"title" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "venture_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"venture_id" text NOT NULL,
	"document_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venture" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"entry_id" text,
	"enterprise_id" text,
	"owner_user_id" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"stage" text NOT NULL,
	"fields" text[] NOT NULL,
	"product" text NOT NULL,
	"need_fen" bigint NOT NULL,
	"equity_x_100" integer NOT NULL,
	"uses" jsonb NOT NULL,
	"team" jsonb NOT NULL,
	"team_size" integer NOT NULL,
	"wanted" text NOT NULL,
	"progress" jsonb NOT NULL,
	"picture" jsonb,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text NOT NULL,
	"checked" text[] DEFAULT '{}' NOT NULL,
	"talks" integer DEFAULT 0 NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "venture_amounts" CHECK (need_fen > 0 and equity_x_100 between 1 and 4900)
);
--> statement-breakpoint
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
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE "community_vote_ballot" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"voter_key" text NOT NULL,
	"user_id" text NOT NULL,
	"options" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"counts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_vote_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"option_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_vote_turnout" (
	"post_id" text NOT NULL,
	"voter_key" text NOT NULL,
	CONSTRAINT "community_vote_turnout_post_id_voter_key_pk" PRIMARY KEY("post_id","voter_key")
);
--> statement-breakpoint
CREATE TABLE "community_vote" (
	"post_id" text PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"max_choices" integer NOT NULL,
	"scope" text NOT NULL,
	"audited" boolean NOT NULL,
	"secret" boolean NOT NULL,
	"changeable" boolean NOT NULL,
	"visibility" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quorum" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposal" jsonb,
	"outcome" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "community_vote_secret" CHECK (not (secret and changeable))
);
--> statement-breakpoint
CREATE TABLE "work_claim" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_claim_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
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
	"kind" text DEFAULT 'ROOM' NOT NULL,
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
	"amount_fen" integer DEFAULT 0 NOT NULL,
	"free_slots" integer DEFAULT 0 NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"deposit_state" text DEFAULT 'NONE' NOT NULL,
	"deducted_fen" integer DEFAULT 0 NOT NULL,
	"series_id" text,
	"offered_until" timestamp (3) with time zone,
	"requested_start_at" timestamp (3) with time zone,
	"requested_end_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"check_in_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_time" CHECK (start_at < end_at and held_until <= end_at),
	CONSTRAINT "booking_deposit" CHECK (deducted_fen between 0 and deposit_fen)
);
--> statement-breakpoint
CREATE TABLE "closed_day" (
	"day" date PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "business_number" (
	"prefix" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "business_number_prefix_day_pk" PRIMARY KEY("prefix","day")
);
--> statement-breakpoint
CREATE TABLE "file_group" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user_id" text,
	"owner_enterprise_id" text,
	"purpose" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_item" (
	"file_id" text NOT NULL,
	"index" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text,
	"recipe" jsonb,
	CONSTRAINT "file_item_file_id_index_pk" PRIMARY KEY("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "answered_call" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" jsonb,
	CONSTRAINT "answered_call_key" PRIMARY KEY("user_id","path","request_id")
);
--> statement-breakpoint
CREATE TABLE "oper_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"acting_role" text,
	"event" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"user_acc_id" text NOT NULL,
	"user_type" text NOT NULL,
	"operator_roles" text[] NOT NULL,
	"enterprise_id" text,
	"member_role" text,
	"audit_status" text NOT NULL,
	"device_name" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_token_hash" text,
	"previous_token_until" timestamp with time zone,
	"secure_until" timestamp with time zone,
	"viewed_by" text,
	"ended_reason" text,
	"ended_note" text,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
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
	"not_before" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
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
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_sign_up_id_sign_up_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_question" ADD CONSTRAINT "lecture_question_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_question" ADD CONSTRAINT "lecture_question_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_change" ADD CONSTRAINT "bill_change_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_run_exception" ADD CONSTRAINT "bill_run_exception_run_id_bill_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bill_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_anomaly" ADD CONSTRAINT "meter_anomaly_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_anomaly" ADD CONSTRAINT "meter_anomaly_reading_id_meter_reading_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_reading"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter" ADD CONSTRAINT "meter_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter" ADD CONSTRAINT "meter_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_reading" ADD CONSTRAINT "meter_reading_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_unit" ADD CONSTRAINT "building_unit_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_unit" ADD CONSTRAINT "building_unit_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_viewing" ADD CONSTRAINT "building_viewing_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_viewing" ADD CONSTRAINT "building_viewing_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_follow" ADD CONSTRAINT "board_follow_plate_id_board_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."board"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_type_id_board_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."board_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_revision" ADD CONSTRAINT "community_post_revision_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_plate_id_board_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."board"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_invite" ADD CONSTRAINT "answer_invite_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_question" ADD CONSTRAINT "community_question_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_question" ADD CONSTRAINT "community_question_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_room" ADD CONSTRAINT "conference_room_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag" ADD CONSTRAINT "article_tag_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD CONSTRAINT "contest_ballot_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD CONSTRAINT "contest_ballot_judge_id_contest_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."contest_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_member" ADD CONSTRAINT "contest_member_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_objection" ADD CONSTRAINT "contest_objection_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_vote" ADD CONSTRAINT "contest_vote_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_objection" ADD CONSTRAINT "declaration_objection_declaration_id_declaration_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declaration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_objection" ADD CONSTRAINT "declaration_objection_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_opinion" ADD CONSTRAINT "declaration_opinion_declaration_id_declaration_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declaration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_opinion" ADD CONSTRAINT "declaration_opinion_expert_id_user_account_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_item_id_declare_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."declare_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_applicant_id_user_account_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_library" ADD CONSTRAINT "material_library_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD CONSTRAINT "enterprise_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_batch" ADD CONSTRAINT "farm_batch_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_reading" ADD CONSTRAINT "farm_reading_batch_id_farm_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."farm_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_step" ADD CONSTRAINT "farm_step_batch_id_farm_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."farm_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_product_id_fin_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."fin_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_consent" ADD CONSTRAINT "fin_consent_application_id_fin_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fin_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_consent" ADD CONSTRAINT "fin_consent_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_product" ADD CONSTRAINT "fin_product_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_product" ADD CONSTRAINT "fin_product_subsidy_policy_id_policy_id_fk" FOREIGN KEY ("subsidy_policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_institution" ADD CONSTRAINT "fin_institution_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_appeal" ADD CONSTRAINT "phone_appeal_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD CONSTRAINT "lease_contract_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_request" ADD CONSTRAINT "lease_request_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery" ADD CONSTRAINT "community_lottery_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_entry" ADD CONSTRAINT "community_lottery_entry_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_prize" ADD CONSTRAINT "community_lottery_prize_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_prize" ADD CONSTRAINT "community_lottery_prize_entry_id_community_lottery_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_lottery_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_seed" ADD CONSTRAINT "community_lottery_seed_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_trace" ADD CONSTRAINT "community_lottery_trace_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_project_id_match_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_project" ADD CONSTRAINT "match_project_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_mute" ADD CONSTRAINT "match_mute_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_mute" ADD CONSTRAINT "match_mute_recommend_id_match_recommend_id_fk" FOREIGN KEY ("recommend_id") REFERENCES "public"."match_recommend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_project_id_match_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_owner_id_enterprise_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_to_enterprise_id_enterprise_id_fk" FOREIGN KEY ("to_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_target_project_id_match_project_id_fk" FOREIGN KEY ("target_project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_id_organization_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_doubt" ADD CONSTRAINT "bank_doubt_like_line_id_bank_line_id_fk" FOREIGN KEY ("like_line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_doubt" ADD CONSTRAINT "bank_doubt_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_attempt" ADD CONSTRAINT "pay_attempt_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_item" ADD CONSTRAINT "pay_item_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD CONSTRAINT "reconcile_difference_day_id_reconcile_day_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."reconcile_day"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_transfer_id_point_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."point_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question_post" ADD CONSTRAINT "policy_question_post_question_id_policy_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."policy_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question_post" ADD CONSTRAINT "policy_question_post_by_user_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question" ADD CONSTRAINT "policy_question_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_question" ADD CONSTRAINT "policy_question_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declare_item" ADD CONSTRAINT "declare_item_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_revision" ADD CONSTRAINT "policy_revision_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_application" ADD CONSTRAINT "recruit_application_post_id_community_recruit_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_recruit"("post_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_application" ADD CONSTRAINT "recruit_application_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_recruit" ADD CONSTRAINT "community_recruit_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_log" ADD CONSTRAINT "repair_log_ticket_id_repair_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."repair_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD CONSTRAINT "repair_ticket_asset_id_repair_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."repair_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_request" ADD CONSTRAINT "resource_request_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_complaint" ADD CONSTRAINT "shop_complaint_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_question" ADD CONSTRAINT "service_question_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_question" ADD CONSTRAINT "service_question_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_log" ADD CONSTRAINT "service_order_log_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_buyer_enterprise_id_enterprise_id_fk" FOREIGN KEY ("buyer_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_provider_enterprise_id_enterprise_id_fk" FOREIGN KEY ("provider_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_rating" ADD CONSTRAINT "service_rating_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_from_enterprise_id_enterprise_id_fk" FOREIGN KEY ("from_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_to_enterprise_id_enterprise_id_fk" FOREIGN KEY ("to_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_follow" ADD CONSTRAINT "tutor_follow_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring" ADD CONSTRAINT "tutoring_id_booking_id_fk" FOREIGN KEY ("id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring" ADD CONSTRAINT "tutoring_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_party_enterprise_id_enterprise_id_fk" FOREIGN KEY ("party_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_access" ADD CONSTRAINT "venture_access_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_access" ADD CONSTRAINT "venture_access_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_document" ADD CONSTRAINT "venture_document_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_reading" ADD CONSTRAINT "venture_reading_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_reading" ADD CONSTRAINT "venture_reading_document_id_venture_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."venture_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture" ADD CONSTRAINT "venture_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_ballot" ADD CONSTRAINT "community_vote_ballot_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_choice" ADD CONSTRAINT "community_vote_choice_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_turnout" ADD CONSTRAINT "community_vote_turnout_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote" ADD CONSTRAINT "community_vote_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_item" ADD CONSTRAINT "file_item_file_id_file_group_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_cashier_notice_due" ON "demo_cashier_notice" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "demo_cashier_payment_settles" ON "demo_cashier_payment" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "demo_cashier_refund_attempt" ON "demo_cashier_refund" USING btree ("attempt_no");--> statement-breakpoint
CREATE INDEX "demo_cashier_refund_settles" ON "demo_cashier_refund" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "activity_start" ON "activity" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "activity_public" ON "activity" USING btree ("end_at","id") WHERE status in ('PUBLISHED', 'ARCHIVED');--> statement-breakpoint
CREATE INDEX "salon_request_created" ON "salon_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "salon_request_user" ON "salon_request" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_live" ON "sign_up" USING btree ("activity_id","user_id") WHERE status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN');--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_code" ON "sign_up" USING btree ("activity_id","check_in_code");--> statement-breakpoint
CREATE INDEX "sign_up_activity" ON "sign_up" USING btree ("activity_id","status","wait_turn");--> statement-breakpoint
CREATE INDEX "sign_up_user" ON "sign_up" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sign_up_created" ON "sign_up" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sign_up_missed" ON "sign_up" USING btree ("user_id","missed_at") WHERE missed_at is not null;--> statement-breakpoint
CREATE INDEX "teacher_user" ON "teacher" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_holder" ON "certificate" USING btree ("activity_id","user_id","person");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_entry" ON "certificate" USING btree ("entry_id","user_id") WHERE entry_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_no" ON "certificate" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_code" ON "certificate" USING btree ("check_code");--> statement-breakpoint
CREATE INDEX "certificate_issued" ON "certificate" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificate_user" ON "certificate" USING btree ("user_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_created" ON "lecture_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_user" ON "lecture_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_teacher" ON "lecture_question" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_answered" ON "lecture_question" USING btree ("activity_id","answered_at","id") WHERE status = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "lecture_question_open" ON "lecture_question" USING btree ("activity_id","user_id") WHERE status in ('SUBMITTED', 'SELECTED');--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempt_turn" ON "quiz_attempt" USING btree ("quiz_id","user_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempt_open" ON "quiz_attempt" USING btree ("quiz_id","user_id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "quiz_attempt_created" ON "quiz_attempt" USING btree ("quiz_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quiz_attempt_begun" ON "quiz_attempt" USING btree ("quiz_id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "quiz_attempt_user" ON "quiz_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_activity" ON "quiz" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "quiz_from" ON "quiz" USING btree ("open_from","id");--> statement-breakpoint
CREATE INDEX "quiz_to_announce" ON "quiz" USING btree ("open_from") WHERE announced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_change_open" ON "bill_change" USING btree ("bill_id") WHERE status = 'ASKED';--> statement-breakpoint
CREATE INDEX "bill_change_bill" ON "bill_change" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "bill_count_scope" ON "bill_count" USING btree ("scope");--> statement-breakpoint
CREATE INDEX "bill_guess_address" ON "bill_guess" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_open" ON "bill_run" USING btree ("period",(created_by is null)) WHERE status in ('RUNNING', 'READY', 'ISSUING');--> statement-breakpoint
CREATE INDEX "bill_run_created" ON "bill_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_no" ON "bill" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_once" ON "bill" USING btree ("source_id","fee_code","period") WHERE status <> 'VOID';--> statement-breakpoint
CREATE INDEX "bill_created" ON "bill" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bill_due" ON "bill" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "bill_status_created" ON "bill" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_status_due" ON "bill" USING btree ("status","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_fee_created" ON "bill" USING btree ("fee_code","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_due" ON "bill" USING btree ("enterprise_id","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_period" ON "bill" USING btree ("enterprise_id","period","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_created" ON "bill" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_status" ON "bill" USING btree ("enterprise_id","status","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_unit_status" ON "bill" USING btree ("unit_id","status");--> statement-breakpoint
CREATE INDEX "bill_run_status" ON "bill" USING btree ("run_id","status","fee_code");--> statement-breakpoint
CREATE INDEX "bill_meter" ON "bill" USING btree ("meter_id","period");--> statement-breakpoint
CREATE INDEX "bill_period_created" ON "bill" USING btree ("period","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_period_due" ON "bill" USING btree ("period","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_period_status" ON "bill" USING btree ("period","status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_exception_once" ON "bill_run_exception" USING btree ("run_id","source_id","fee_code","kind");--> statement-breakpoint
CREATE INDEX "bill_run_exception_kind" ON "bill_run_exception" USING btree ("run_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_anomaly_reading" ON "meter_anomaly" USING btree ("reading_id","kind");--> statement-breakpoint
CREATE INDEX "meter_anomaly_meter" ON "meter_anomaly" USING btree ("meter_id");--> statement-breakpoint
CREATE INDEX "meter_anomaly_created" ON "meter_anomaly" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_item_code" ON "fee_item" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_no" ON "meter" USING btree ("meter_no");--> statement-breakpoint
CREATE INDEX "meter_unit" ON "meter" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "meter_enterprise" ON "meter" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "meter_replaced" ON "meter" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "meter_read" ON "meter" USING btree ("last_period","id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_reading_period" ON "meter_reading" USING btree ("meter_id","period");--> statement-breakpoint
CREATE INDEX "meter_reading_read" ON "meter_reading" USING btree ("read_at","id");--> statement-breakpoint
CREATE INDEX "meter_reading_month" ON "meter_reading" USING btree ("period");--> statement-breakpoint
CREATE INDEX "meter_reading_raw" ON "meter_reading" USING btree ("read_at","id") WHERE status <> 'CHECKED';--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_from" ON "tariff" USING btree ("fee_code","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "building_name" ON "building" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "building_unit_no" ON "building_unit" USING btree ("building_id","no");--> statement-breakpoint
CREATE INDEX "building_unit_enterprise" ON "building_unit" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "building_viewing_guide" ON "building_viewing" USING btree ("building_id","visit_at") WHERE status in ('SUBMITTED', 'ASSIGNED');--> statement-breakpoint
CREATE INDEX "building_viewing_user" ON "building_viewing" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "building_viewing_created" ON "building_viewing" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "building_viewing_visit" ON "building_viewing" USING btree ("visit_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_timeline_biz" ON "case_timeline" USING btree ("kind","biz_id");--> statement-breakpoint
CREATE INDEX "case_timeline_user" ON "case_timeline" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_timeline_enterprise" ON "case_timeline" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "collection_target_of_user" ON "collection" USING btree ("user_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "collection_order" ON "collection" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_target" ON "collection" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "community_comment_hot" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"likes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_new" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_old" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"id") WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_replies" ON "community_comment" USING btree ("parent_id","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "community_comment_of" ON "community_comment" USING btree ("post_id","author_id");--> statement-breakpoint
CREATE INDEX "community_comment_card" ON "community_comment" USING btree ("author_id","likes","accepted_at") WHERE status = 'PUBLISHED' and not anonymous;--> statement-breakpoint
CREATE INDEX "community_comment_author" ON "community_comment" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_comment_waiting" ON "community_comment" USING btree ("due_at","id") WHERE status in ('PENDING', 'APPEAL', 'HIDDEN');--> statement-breakpoint
CREATE INDEX "community_comment_created" ON "community_comment" USING btree ("created_at") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "community_comment_accepted" ON "community_comment" USING btree ("accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "community_comment_decided" ON "community_comment" USING btree ("updated_at","id") WHERE status in ('REJECTED', 'DELETED');--> statement-breakpoint
CREATE INDEX "community_comment_fingerprint" ON "community_comment" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "community_like_user" ON "community_like" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "board_follow_user" ON "board_follow" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_of" ON "board" USING btree ("type_id","sort");--> statement-breakpoint
CREATE INDEX "community_post_revision_of" ON "community_post_revision" USING btree ("post_id","until");--> statement-breakpoint
CREATE INDEX "community_post_hot" ON "community_post" USING btree ("pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_kind" ON "community_post" USING btree ("kind","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_type" ON "community_post" USING btree ("plate_type_code","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_board" ON "community_post" USING btree ("plate_id","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new" ON "community_post" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_kind" ON "community_post" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_type" ON "community_post" USING btree ("plate_type_code","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_board" ON "community_post" USING btree ("plate_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_essence" ON "community_post" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED') and essence;--> statement-breakpoint
CREATE INDEX "community_post_author" ON "community_post" USING btree ("author_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_post_tags" ON "community_post" USING gin ("tags") WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_waiting" ON "community_post" USING btree ("due_at","id") WHERE status in ('PENDING', 'APPEAL', 'HIDDEN') or change is not null or proposal is not null;--> statement-breakpoint
CREATE INDEX "community_post_decided" ON "community_post" USING btree ("updated_at","id") WHERE status in ('REJECTED', 'LOCKED', 'DELETED');--> statement-breakpoint
CREATE INDEX "community_post_fingerprint" ON "community_post" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_report_once" ON "community_report" USING btree ("target_id","reporter_id");--> statement-breakpoint
CREATE INDEX "community_report_open" ON "community_report" USING btree ("created_at","id") WHERE status in ('OPEN', 'WIP');--> statement-breakpoint
CREATE INDEX "community_report_created" ON "community_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_word_word" ON "sensitive_word" USING btree (lower("word"));--> statement-breakpoint
CREATE INDEX "sensitive_word_hits" ON "sensitive_word" USING btree ("hits","id");--> statement-breakpoint
CREATE INDEX "sensitive_word_updated" ON "sensitive_word" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "answer_invite_user" ON "answer_invite" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_question_deadline" ON "community_question" USING btree ("deadline_at") WHERE bounty_state = 'ESCROW';--> statement-breakpoint
CREATE INDEX "community_question_hold" ON "community_question" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
CREATE INDEX "community_question_expert" ON "community_question" USING btree ("expert_until") WHERE bounty_state = 'EXPERT_PICK';--> statement-breakpoint
CREATE INDEX "conference_room_building" ON "conference_room" USING btree ("building_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conference_room_name" ON "conference_room" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "conference_room_device" ON "conference_room" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "article_tag_list" ON "article_tag" USING btree ("tag_id","column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_tag_time" ON "article_tag" USING btree ("tag_id","publish_at","article_id");--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_level" ON "article" USING btree ("column","level","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_category" ON "article" USING btree ("column","category","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and category is not null;--> statement-breakpoint
CREATE INDEX "article_views" ON "article" USING btree ("column","views" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_time" ON "article" USING btree ("column","publish_at","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_expiry" ON "article" USING btree ("expire_at") WHERE status = 'PUBLISHED' and expire_at is not null;--> statement-breakpoint
CREATE INDEX "article_status" ON "article" USING btree ("status","publish_at");--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_managed_published" ON "article" USING btree ("publish_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_status_changed" ON "article" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_column_changed" ON "article" USING btree ("column","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_revision_changed" ON "article" USING btree ("revision","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "article_top_until" ON "article" USING btree ("top_until") WHERE top_until is not null;--> statement-breakpoint
CREATE INDEX "article_trashed" ON "article" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "article_receipt_wanted" ON "article" USING btree ("publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE need_receipt;--> statement-breakpoint
CREATE INDEX "article_title_trigrams" ON "article" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_source" ON "article" USING btree ("source","publish_at" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and "column" = 'NOTICE';--> statement-breakpoint
CREATE INDEX "article_story" ON "article" USING btree ("enterprise_id","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "column" = 'STYLE';--> statement-breakpoint
CREATE INDEX "article_own_story" ON "article" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "article_from_enterprise" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "article_receipt_enterprise" ON "article_receipt" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "article_receipt_user" ON "article_receipt" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_ballot_once" ON "contest_ballot" USING btree ("entry_id","judge_id");--> statement-breakpoint
CREATE INDEX "contest_ballot_contest" ON "contest_ballot" USING btree ("contest_id","entry_id");--> statement-breakpoint
CREATE INDEX "contest_ballot_judge" ON "contest_ballot" USING btree ("judge_id","contest_id");--> statement-breakpoint
CREATE INDEX "contest_ballot_reopen" ON "contest_ballot" USING btree ("reopen_at") WHERE reopen_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contest_entry_blind" ON "contest_entry" USING btree ("contest_id","blind_no") WHERE blind_no is not null;--> statement-breakpoint
CREATE INDEX "contest_entry_contest" ON "contest_entry" USING btree ("contest_id","status","rank");--> statement-breakpoint
CREATE INDEX "contest_entry_created" ON "contest_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contest_entry_submitted" ON "contest_entry" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_judge_user" ON "contest_judge" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_member_once" ON "contest_member" USING btree ("contest_id","user_id") WHERE state = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "contest_member_user" ON "contest_member" USING btree ("user_id","invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_objection_open" ON "contest_objection" USING btree ("entry_id","user_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "contest_objection_created" ON "contest_objection" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contest_vote_entry" ON "contest_vote" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "contest_start" ON "contest" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "contest_end" ON "contest" USING btree ("end_at","id");--> statement-breakpoint
CREATE INDEX "declaration_objection_of" ON "declaration_objection" USING btree ("declaration_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_objection_open" ON "declaration_objection" USING btree ("declaration_id","user_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_opinion_once" ON "declaration_opinion" USING btree ("declaration_id","expert_id");--> statement-breakpoint
CREATE INDEX "declaration_opinion_expert" ON "declaration_opinion" USING btree ("expert_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_once" ON "declaration" USING btree ("item_id","enterprise_id","year") WHERE once_per_year and status <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_prepared_once" ON "declaration" USING btree ("item_id","enterprise_id","year") WHERE prepared;--> statement-breakpoint
CREATE INDEX "declaration_own" ON "declaration" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "declaration_item" ON "declaration" USING btree ("item_id","status");--> statement-breakpoint
CREATE INDEX "declaration_due" ON "declaration" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "declaration_submitted" ON "declaration" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "declaration_clock" ON "declaration" USING btree ("status","due_at") WHERE status in ('RETURNED', 'PUBLICITY');--> statement-breakpoint
CREATE UNIQUE INDEX "material_library_version" ON "material_library" USING btree ("enterprise_id","code","doc_version");--> statement-breakpoint
CREATE INDEX "material_library_validity" ON "material_library" USING btree ("valid_to") WHERE valid_to is not null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "region_parent" ON "region" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_applicant" ON "enterprise_audit" USING btree ("applicant_id") WHERE kind = 'ENTRY';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_enterprise" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'ENTRY';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_open_change" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'CHANGE' and state in ('DRAFT', 'PENDING', 'REVIEWING', 'RETURNED');--> statement-breakpoint
CREATE INDEX "enterprise_audit_of_enterprise" ON "enterprise_audit" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_audit_submitted" ON "enterprise_audit" USING btree ("submitted_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "enterprise_audit_due" ON "enterprise_audit" USING btree ("due_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "enterprise_audit_queue" ON "enterprise_audit" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_user" ON "enterprise_member" USING btree ("enterprise_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_member_owner" ON "enterprise_member" USING btree ("enterprise_id") WHERE member_role = 'OWNER' and status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "enterprise_member_of_user" ON "enterprise_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enterprise_member_list" ON "enterprise_member" USING btree ("enterprise_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_name" ON "enterprise" USING btree ("name") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_credit_code" ON "enterprise" USING btree ("credit_code") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "enterprise_entry_status" ON "enterprise" USING btree ("entry_status","updated_at");--> statement-breakpoint
CREATE INDEX "enterprise_updated" ON "enterprise" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "enterprise_by_completeness" ON "enterprise" USING btree ("completeness","id");--> statement-breakpoint
CREATE INDEX "enterprise_chain_stages" ON "enterprise" USING gin ("chain_stages");--> statement-breakpoint
CREATE INDEX "enterprise_industry_tags" ON "enterprise" USING gin ("industry_tag_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "farm_batch_no" ON "farm_batch" USING btree ("batch_no");--> statement-breakpoint
CREATE INDEX "farm_batch_public" ON "farm_batch" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "farm_batch_grower" ON "farm_batch" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "farm_batch_published" ON "farm_batch" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "farm_step_batch" ON "farm_step" USING btree ("batch_id","at","id");--> statement-breakpoint
CREATE INDEX "fin_application_own" ON "fin_application" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fin_application_received" ON "fin_application" USING btree ("institution_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_application_submitted" ON "fin_application" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_application_due" ON "fin_application" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fin_application_open" ON "fin_application" USING btree ("enterprise_id","product_id") WHERE status in ('DRAFT', 'SUBMITTED', 'ACCEPTED', 'MATERIAL', 'DUE_DILIGENCE', 'APPROVED', 'SIGNED');--> statement-breakpoint
CREATE UNIQUE INDEX "fin_consent_application" ON "fin_consent" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "fin_consent_until" ON "fin_consent" USING btree ("until") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "fin_product_cost" ON "fin_product" USING btree ("cost_ppm","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "fin_product_published" ON "fin_product" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "fin_product_own" ON "fin_product" USING btree ("institution_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fin_product_submitted" ON "fin_product" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fin_institution_enterprise" ON "fin_institution" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "fin_institution_submitted" ON "fin_institution" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_institution_open" ON "fin_institution" USING btree ("opened_at","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "flower_price_variety_day" ON "flower_price" USING btree ("variety_code","day");--> statement-breakpoint
CREATE INDEX "flower_price_day" ON "flower_price" USING btree ("day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "phone_appeal_open" ON "phone_appeal" USING btree ("user_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "phone_appeal_user" ON "phone_appeal" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "phone_appeal_list" ON "phone_appeal" USING btree ((state = 'PENDING') desc,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "menu_item_order" ON "menu_item" USING btree ("tree","sort");--> statement-breakpoint
CREATE INDEX "login_attempt_first" ON "login_attempt" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "identity_ticket_subject" ON "identity_ticket" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "identity_ticket_expiry" ON "identity_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_code_phone" ON "verify_code" USING btree ("phone_number","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_ip" ON "verify_code" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "verify_code_created" ON "verify_code" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_grant_open" ON "role_grant" USING btree ("user_id","role_code") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "role_grant_list" ON "role_grant" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_login_name" ON "user_account" USING btree (lower(login_name));--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_phone" ON "user_account" USING btree ("phone_number","user_type") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "user_account_enterprise" ON "user_account" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_account_last_login" ON "user_account" USING btree ("last_login_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_account_cancel" ON "user_account" USING btree ("cancel_at") WHERE cancel_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invite_open" ON "invite" USING btree ("kind","target_id","phone_number") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "invite_list" ON "invite" USING btree ("kind","target_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_sent" ON "invite" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "invite_phone" ON "invite" USING btree ("phone_number","status");--> statement-breakpoint
CREATE INDEX "lease_unit_unit" ON "lease_unit" USING btree ("unit_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_contract_no" ON "lease_contract" USING btree ("no");--> statement-breakpoint
CREATE INDEX "lease_contract_enterprise" ON "lease_contract" USING btree ("enterprise_id","to_day","id");--> statement-breakpoint
CREATE INDEX "lease_contract_end" ON "lease_contract" USING btree ("to_day","id");--> statement-breakpoint
CREATE INDEX "lease_contract_created" ON "lease_contract" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lease_contract_unsettled" ON "lease_contract" USING btree ("status","to_day") WHERE status in ('TO_SIGN', 'SIGNED', 'ACTIVE', 'EXPIRING');--> statement-breakpoint
CREATE INDEX "lease_contract_parent" ON "lease_contract" USING btree ("parent_contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_request_open" ON "lease_request" USING btree ("contract_id","kind") WHERE status in ('SUBMITTED', 'HANDLING');--> statement-breakpoint
CREATE INDEX "lease_request_contract" ON "lease_request" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "lease_request_created" ON "lease_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "community_lottery_join" ON "community_lottery" USING btree ("join_to") WHERE state in ('OPEN', 'EXTENDED');--> statement-breakpoint
CREATE INDEX "community_lottery_draw" ON "community_lottery" USING btree ("draw_at") WHERE state = 'FROZEN';--> statement-breakpoint
CREATE INDEX "community_lottery_drawn" ON "community_lottery" USING btree ("post_id") WHERE state = 'DRAWN';--> statement-breakpoint
CREATE INDEX "community_lottery_changed" ON "community_lottery" USING btree ("changed_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_entry_once" ON "community_lottery_entry" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_entry_no" ON "community_lottery_entry" USING btree ("post_id","no");--> statement-breakpoint
CREATE INDEX "community_lottery_entry_removal" ON "community_lottery_entry" USING btree ("post_id","no") WHERE removal is not null and invalid is null;--> statement-breakpoint
CREATE INDEX "community_lottery_entry_place" ON "community_lottery_entry" USING btree ("post_id","place") WHERE place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_prize_entry" ON "community_lottery_prize" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_of" ON "community_lottery_prize" USING btree ("post_id","rank","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_user" ON "community_lottery_prize" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_lottery_prize_state" ON "community_lottery_prize" USING btree ("state","claim_until","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_claim" ON "community_lottery_prize" USING btree ("claim_until","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_sent" ON "community_lottery_prize" USING btree ("sent_at") WHERE state = 'SENT';--> statement-breakpoint
CREATE INDEX "service_published" ON "service" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category" ON "service" USING btree ("category_code","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_price_kind" ON "service" USING btree ("price_kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_response" ON "service" USING btree ("category_code","median_response_min","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_price" ON "service" USING btree ("category_code","price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_average" ON "service" USING btree ("category_code","avg_rating" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_done" ON "service" USING btree ("category_code","done_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_kind_price" ON "service" USING btree ("price_kind","price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_price" ON "service" USING btree ("price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_response" ON "service" USING btree ("median_response_min","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_average" ON "service" USING btree ("avg_rating" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_done" ON "service" USING btree ("done_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_shop" ON "service" USING btree ("shop_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_submitted" ON "service" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shop_enterprise" ON "shop" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "shop_submitted" ON "shop" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "match_result_target" ON "match_result" USING btree ("project_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "match_result_score" ON "match_result" USING btree ("project_id","score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "match_project_own" ON "match_project" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "match_project_updated" ON "match_project" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "match_project_by_deadline" ON "match_project" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "match_project_open" ON "match_project" USING btree ("category_code","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_answers" ON "match_project" USING btree ("category_code","kind","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_stage" ON "match_project" USING btree ("chain_stage","kind","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_of_stage" ON "match_project" USING btree ("chain_stage","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_public" ON "match_project" USING btree ("refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_due" ON "match_project" USING btree ("deadline") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_recommend_received" ON "match_recommend" USING btree ("to_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_record" ON "match_recommend" USING btree ("owner_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_sent" ON "match_recommend" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_pair" ON "match_recommend" USING btree ("project_id","to_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "match_recommend_sender" ON "match_recommend" USING btree ("from_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "match_recommend_due" ON "match_recommend" USING btree ("expires_at") WHERE status in ('SENT', 'VIEWED', 'INTERESTED');--> statement-breakpoint
CREATE INDEX "match_recommend_deal" ON "match_recommend" USING btree ("deal_id") WHERE deal_id is not null;--> statement-breakpoint
CREATE INDEX "message_order" ON "message" USING btree ("user_id",(read_at is not null),"sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING btree ("user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id","group") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "message_receipt" ON "message" USING btree ("link") WHERE event_code = 'NOTICE_RECEIPT';--> statement-breakpoint
CREATE UNIQUE INDEX "message_merge" ON "message" USING btree ("user_id","merge_key") WHERE read_at is null and merge_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_one" ON "org_member" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "org_member_of" ON "org_member" USING btree ("organization_id","status","applied_at");--> statement-breakpoint
CREATE INDEX "org_member_user" ON "org_member" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "org_member_applied" ON "org_member" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "org_member_waiting" ON "org_member" USING btree ("due_at") WHERE status = 'APPLIED';--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name" ON "organization" USING btree ("name");--> statement-breakpoint
CREATE INDEX "organization_tree" ON "organization" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "organization_sort" ON "organization" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "organization_updated" ON "organization" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_doubt_fingerprint" ON "bank_doubt" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_doubt_created" ON "bank_doubt" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bank_doubt_status" ON "bank_doubt" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_doubt_like" ON "bank_doubt" USING btree ("like_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_no" ON "bank_line" USING btree ("bank_no");--> statement-breakpoint
CREATE INDEX "bank_line_booked" ON "bank_line" USING btree ("booked_at","id");--> statement-breakpoint
CREATE INDEX "bank_line_status" ON "bank_line" USING btree ("status","booked_at","id");--> statement-breakpoint
CREATE INDEX "bank_line_amount" ON "bank_line" USING btree ("amount_fen","booked_at");--> statement-breakpoint
CREATE INDEX "bank_line_attempt" ON "bank_line" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_no" ON "invoice" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_live" ON "invoice" USING btree ("pay_order_id") WHERE status in ('APPLIED', 'ISSUED', 'DELIVERED', 'TO_RED');--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("invoice_no") WHERE invoice_no <> '';--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("pay_order_id","id");--> statement-breakpoint
CREATE INDEX "invoice_created" ON "invoice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_status" ON "invoice" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("transfer_id","position");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account","amount_fen");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_cause" ON "ledger_transfer" USING btree ("cause_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_order" ON "ledger_transfer" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_at" ON "ledger_transfer" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_no" ON "pay_attempt" USING btree ("no");--> statement-breakpoint
CREATE INDEX "pay_attempt_order" ON "pay_attempt" USING btree ("pay_order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_trade" ON "pay_attempt" USING btree ("channel","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_remittance" ON "pay_attempt" USING btree ("remittance_code");--> statement-breakpoint
CREATE INDEX "pay_attempt_ask" ON "pay_attempt" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_item_order" ON "pay_item" USING btree ("pay_order_id","position");--> statement-breakpoint
CREATE INDEX "pay_item_biz" ON "pay_item" USING btree ("kind","biz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_item_held" ON "pay_item" USING btree ("kind","biz_id") WHERE is_held;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_notice_once" ON "pay_notice" USING btree ("channel","notice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_no" ON "pay_order" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_guest" ON "pay_order" USING btree ("guest_key_hash");--> statement-breakpoint
CREATE INDEX "pay_order_created" ON "pay_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_status" ON "pay_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_payer" ON "pay_order" USING btree ("payer_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_enterprise" ON "pay_order" USING btree ("payer_enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_open" ON "pay_order" USING btree ("expire_at") WHERE status in ('CREATED', 'PAYING');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_order_no" ON "refund_order" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_order_channel_no" ON "refund_order" USING btree ("channel_no");--> statement-breakpoint
CREATE INDEX "refund_order_pay" ON "refund_order" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refund_order_status" ON "refund_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_order_created" ON "refund_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refund_order_ask" ON "refund_order" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_day_once" ON "reconcile_day" USING btree ("day","channel");--> statement-breakpoint
CREATE INDEX "reconcile_difference_no" ON "reconcile_difference" USING btree ("own_no");--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_difference_heard" ON "reconcile_difference" USING btree ("channel","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_difference_once" ON "reconcile_difference" USING btree ("day_id","type","own_no");--> statement-breakpoint
CREATE INDEX "reconcile_difference_day" ON "reconcile_difference" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "reconcile_difference_status" ON "reconcile_difference" USING btree ("status","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" USING btree ("transfer_id","position");--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account","at" DESC NULLS FIRST,"transfer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "point_transfer_key" ON "point_transfer" USING btree ("key");--> statement-breakpoint
CREATE INDEX "point_transfer_ref" ON "point_transfer" USING btree ("ref_type","ref_id");--> statement-breakpoint
CREATE INDEX "policy_question_post_of" ON "policy_question_post" USING btree ("question_id","at","id");--> statement-breakpoint
CREATE INDEX "policy_question_own" ON "policy_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_due" ON "policy_question" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_created" ON "policy_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "policy_question_faq" ON "policy_question" USING btree ("policy_id","published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "policy_question_lapse" ON "policy_question" USING btree ("answered_at") WHERE status = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "declare_item_end" ON "declare_item" USING btree ("window_to","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_start" ON "declare_item" USING btree ("window_from","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_window_from" ON "declare_item" USING btree ("window_from","id");--> statement-breakpoint
CREATE INDEX "declare_item_updated" ON "declare_item" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "declare_item_policy" ON "declare_item" USING btree ("policy_id","window_to");--> statement-breakpoint
CREATE INDEX "policy_latest" ON "policy" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_amount" ON "policy" USING btree ("amount_max_fen" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_level" ON "policy" USING btree ("level","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_kind" ON "policy" USING btree ("kind","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_issued" ON "policy" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "policy_updated" ON "policy" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "policy_revision_updated" ON "policy" USING btree ("revision","updated_at","id") WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "policy_trashed" ON "policy" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "policy_departments" ON "policy" USING gin ("dept_codes");--> statement-breakpoint
CREATE INDEX "policy_industry_tags" ON "policy" USING gin ("industry_tags");--> statement-breakpoint
CREATE UNIQUE INDEX "recruit_application_one" ON "recruit_application" USING btree ("post_id","user_id") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE UNIQUE INDEX "recruit_application_file" ON "recruit_application" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recruit_application_of" ON "recruit_application" USING btree ("post_id","status","position_id");--> statement-breakpoint
CREATE INDEX "recruit_application_newest" ON "recruit_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_application_user" ON "recruit_application" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "community_recruit_deadline" ON "community_recruit" USING btree ("deadline" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_recruit_open" ON "community_recruit" USING btree ("deadline","post_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "community_recruit_erasing" ON "community_recruit" USING btree ("ended_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "community_recruit_enterprise" ON "community_recruit" USING btree ("enterprise_id","post_id");--> statement-breakpoint
CREATE INDEX "community_recruit_author" ON "community_recruit" USING btree ("author_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_asset_no" ON "repair_asset" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_asset_code" ON "repair_asset" USING btree ("code");--> statement-breakpoint
CREATE INDEX "repair_log_ticket" ON "repair_log" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_ticket_guest" ON "repair_ticket" USING btree ("guest_key_hash");--> statement-breakpoint
CREATE INDEX "repair_ticket_reporter" ON "repair_ticket" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_enterprise" ON "repair_ticket" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_assignee" ON "repair_ticket" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_asset" ON "repair_ticket" USING btree ("asset_id","created_at");--> statement-breakpoint
CREATE INDEX "repair_ticket_created" ON "repair_ticket" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_due" ON "repair_ticket" USING btree ("finish_due_at","id");--> statement-breakpoint
CREATE INDEX "repair_ticket_finished" ON "repair_ticket" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "repair_ticket_merged" ON "repair_ticket" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "repair_ticket_open" ON "repair_ticket" USING btree ("status","respond_due_at") WHERE status in ('SUBMITTED', 'ASSIGNED', 'PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED', 'REOPENED');--> statement-breakpoint
CREATE INDEX "repair_ticket_owed" ON "repair_ticket" USING btree ("closed_at") WHERE paid_fen < accepted_fen;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_request_open" ON "resource_request" USING btree ("resource_id","user_id") WHERE status = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "resource_request_created" ON "resource_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "resource_request_status" ON "resource_request" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_name" ON "resource" USING btree ("name");--> statement-breakpoint
CREATE INDEX "resource_code" ON "resource" USING btree ("code","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "search_document_title_words" ON "search_document" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_kind_words" ON "search_document" USING gin ("kind_words");--> statement-breakpoint
CREATE INDEX "search_document_published" ON "search_document" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_document_kind_published" ON "search_document" USING btree ("kind","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shop_complaint_open" ON "shop_complaint" USING btree ("user_id","shop_id") WHERE status in ('SUBMITTED', 'ACCEPTED', 'STATED');--> statement-breakpoint
CREATE INDEX "shop_complaint_user" ON "shop_complaint" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_complaint_shop" ON "shop_complaint" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_complaint_created" ON "shop_complaint" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_public" ON "service_question" USING btree ("service_id","answered_at","id") WHERE status = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "service_question_shop" ON "service_question" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_user" ON "service_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_created" ON "service_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_waits" ON "service_question" USING btree ("updated_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "service_order_log_order" ON "service_order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_order_buyer" ON "service_order" USING btree ("buyer_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_buyer_enterprise" ON "service_order" USING btree ("buyer_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_provider" ON "service_order" USING btree ("provider_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_shop" ON "service_order" USING btree ("shop_id","responded_at");--> statement-breakpoint
CREATE INDEX "service_order_due" ON "service_order" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "service_order_disputed" ON "service_order" USING btree ("disputed_at","id") WHERE disputed_at is not null;--> statement-breakpoint
CREATE INDEX "service_order_project" ON "service_order" USING btree ("project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_rating_order" ON "service_rating" USING btree ("order_id","side");--> statement-breakpoint
CREATE INDEX "service_rating_from" ON "service_rating" USING btree ("from_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_shop" ON "service_rating" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_service" ON "service_rating" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_asked" ON "service_rating" USING btree ("asked_at","id") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "service_recommend_received" ON "service_recommend" USING btree ("to_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "service_recommend_from" ON "service_recommend" USING btree ("from_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "service_recommend_pair" ON "service_recommend" USING btree ("service_id","to_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "service_recommend_due" ON "service_recommend" USING btree ("expires_at") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "carousel_place" ON "carousel" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "tutor_follow_user" ON "tutor_follow" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_hour_start" ON "tutor_hour" USING btree ("tutor_id","start_at");--> statement-breakpoint
CREATE INDEX "tutor_hour_time" ON "tutor_hour" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "tutoring_tutor" ON "tutoring" USING btree ("tutor_id","id");--> statement-breakpoint
CREATE INDEX "tutoring_rated" ON "tutoring" USING btree ("tutor_id","rated_at" DESC NULLS FIRST) WHERE score is not null;--> statement-breakpoint
CREATE INDEX "venture_introduction_institution" ON "venture_introduction" USING btree ("institution_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_party" ON "venture_introduction" USING btree ("party_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_person" ON "venture_introduction" USING btree ("party_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_venture" ON "venture_introduction" USING btree ("venture_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_due" ON "venture_introduction" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "venture_introduction_pair" ON "venture_introduction" USING btree ("institution_id","venture_id") WHERE venture_id is not null and status in ('SENT', 'AGREED');--> statement-breakpoint
CREATE UNIQUE INDEX "venture_introduction_talk" ON "venture_introduction" USING btree ("institution_id","party_enterprise_id") WHERE venture_id is null and status = 'SENT';--> statement-breakpoint
CREATE INDEX "venture_access_room" ON "venture_access" USING btree ("venture_id","created_at","id");--> statement-breakpoint
CREATE INDEX "venture_access_reader" ON "venture_access" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_access_due" ON "venture_access" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "venture_access_open" ON "venture_access" USING btree ("venture_id","enterprise_id") WHERE status = 'ASKED';--> statement-breakpoint
CREATE INDEX "venture_document_room" ON "venture_document" USING btree ("venture_id","folder","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "venture_document_file" ON "venture_document" USING btree ("file_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "venture_reading_room" ON "venture_reading" USING btree ("venture_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_reading_reader" ON "venture_reading" USING btree ("venture_id","enterprise_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_latest" ON "venture" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_stage" ON "venture" USING btree ("stage","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_need" ON "venture" USING btree ("need_fen" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_talks" ON "venture" USING btree ("talks" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_of_enterprise" ON "venture" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_of_person" ON "venture" USING btree ("owner_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_submitted" ON "venture" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "venture_by_need" ON "venture" USING btree ("need_fen","id");--> statement-breakpoint
CREATE INDEX "venture_of_entry" ON "venture" USING btree ("entry_id") WHERE entry_id is not null;--> statement-breakpoint
CREATE INDEX "venue_building" ON "venue" USING btree ("building_id");--> statement-breakpoint
CREATE UNIQUE INDEX "venue_name" ON "venue" USING btree ("name");--> statement-breakpoint
CREATE INDEX "community_vote_ballot_of" ON "community_vote_ballot" USING btree ("post_id","voter_key","id");--> statement-breakpoint
CREATE INDEX "community_vote_choice_of" ON "community_vote_choice" USING btree ("post_id","option_id");--> statement-breakpoint
CREATE INDEX "community_vote_end" ON "community_vote" USING btree ("ends_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "community_vote_unanswered" ON "community_vote" USING btree ("ends_at") WHERE state = 'CLOSED' and outcome = '';--> statement-breakpoint
CREATE INDEX "community_vote_answered" ON "community_vote" USING btree ("scope","ends_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE state = 'CLOSED' and outcome <> '';--> statement-breakpoint
CREATE INDEX "community_vote_ending" ON "community_vote" USING btree ("ends_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_vote_proposal" ON "community_vote" USING btree ("post_id") WHERE proposal is not null;--> statement-breakpoint
CREATE INDEX "booking_resource" ON "booking" USING btree ("resource_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("user_id","start_at","id");--> statement-breakpoint
CREATE INDEX "booking_enterprise" ON "booking" USING btree ("enterprise_id","start_at");--> statement-breakpoint
CREATE INDEX "booking_start" ON "booking" USING btree ("kind","start_at","id");--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_unsettled" ON "booking" USING btree ("status","start_at") WHERE status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN');--> statement-breakpoint
CREATE INDEX "file_group_owner" ON "file_group" USING btree ("owner_user_id","created_at");--> statement-breakpoint
CREATE INDEX "file_item_content" ON "file_item" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "answered_call_begun" ON "answered_call" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "oper_log_entity" ON "oper_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "oper_log_at" ON "oper_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "oper_log_user" ON "oper_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_event" ON "oper_log" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_kind" ON "oper_log" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "oper_log_ip" ON "oper_log" USING btree ("ip","at","id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_enterprise" ON "session" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_previous_token" ON "session" USING btree ("previous_token_hash");--> statement-breakpoint
CREATE INDEX "sms_message_status" ON "sms_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "sms_message_created" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "export_task_user" ON "export_task" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_age" ON "export_task" USING btree ("created_at");--> statement-breakpoint
-- From here on by hand: what the tables in TypeScript cannot say.
-- Whoever is second does not get a time that is held or waits to be paid: not of the same resource, and not of the
-- same user.
ALTER TABLE "booking" ADD CONSTRAINT "booking_resource_free" EXCLUDE USING gist (
  "resource_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'));
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_free" EXCLUDE USING gist (
  "user_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'));
--> statement-breakpoint
-- Whoever is second does not get a unit that another contract holds in the same days.
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_free" EXCLUDE USING gist (
  "unit_id" WITH =, daterange("from_day", "to_day", '[]') WITH &&
) WHERE ("is_held");
--> statement-breakpoint
-- The operation log takes rows, and keeps them as they are.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER oper_log_append_only BEFORE UPDATE OR DELETE ON "oper_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER oper_log_no_truncate BEFORE TRUNCATE ON "oper_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A transfer is one of the ledger only when what comes and what goes are equal, whoever writes it.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_fen) FROM ledger_entry WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.transfer_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
-- The owner too: what is booked is corrected by another transfer, never changed.
CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_kept BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
-- The points of a movement sum up to nothing, whoever writes it.
CREATE FUNCTION points_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(delta) FROM point_entry WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'movement % does not balance', NEW.transfer_id USING ERRCODE = 'check_violation', CONSTRAINT = 'points_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER points_balanced AFTER INSERT ON point_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION points_balanced();
--> statement-breakpoint
-- The owner too: what has moved is corrected by another movement, never changed.
CREATE TRIGGER point_entry_kept BEFORE UPDATE OR DELETE ON point_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
CREATE TRIGGER point_transfer_kept BEFORE UPDATE OR DELETE ON point_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
-- How many articles stand in each list by year, month and day, so that a million of them need not be counted.
CREATE TYPE article_count_change AS (
  "column" text,
  list text,
  publish_at timestamptz,
  pinned boolean,
  change integer
);
--> statement-breakpoint
-- Rows are written in one order by everybody, so that two writers wait for each other and do not lock up.
CREATE FUNCTION add_to_article_count(changes article_count_change[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_count ("column", unit, list, since, pinned, count)
  SELECT c."column", u.unit, c.list,
    date_trunc(u.unit, c.publish_at AT TIME ZONE 'Asia/Shanghai')::date, c.pinned, sum(c.change)
  FROM unnest(changes) AS c
  CROSS JOIN (VALUES ('year'), ('month'), ('day')) AS u(unit)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(c.change) <> 0
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ("column", unit, list, since, pinned) DO UPDATE SET count = article_count.count + excluded.count
$$;
--> statement-breakpoint
-- The lists an article stands in.
CREATE FUNCTION article_lists(level text, category text, tag_ids text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all'
  UNION ALL SELECT 'level:' || level
  UNION ALL SELECT 'category:' || category WHERE category IS NOT NULL
  UNION ALL SELECT DISTINCT 'tag:' || tag_id FROM unnest(tag_ids) AS t(tag_id)
$$;
--> statement-breakpoint
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes article_count_change[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, 1)::article_count_change
      FROM new_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, -1)::article_count_change
      FROM old_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  PERFORM add_to_article_count(changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER article_count_insert AFTER INSERT ON article
  REFERENCING NEW TABLE AS new_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_update AFTER UPDATE ON article
  REFERENCING OLD TABLE AS old_articles NEW TABLE AS new_articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_delete AFTER DELETE ON article
  REFERENCING OLD TABLE AS old_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
-- How many bills each list of the console has, so that ten million of them need not be counted.
CREATE FUNCTION bill_scopes(period text, run_id text, fee_code text, enterprise_id text, issue_date date)
RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT of_all || of_fee
  FROM unnest(ARRAY['all', period, run_id]) AS of_all, unnest(ARRAY['', ' ' || fee_code]) AS of_fee
  WHERE of_all IS NOT NULL
  UNION ALL SELECT enterprise_id WHERE issue_date IS NOT NULL
$$;
--> statement-breakpoint
-- Rows are added, never changed: whoever pays a bill does not wait for another who pays one.
CREATE FUNCTION count_bills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, count(*) FROM new_bills b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, -count(*) FROM old_bills b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2;
  ELSE
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, sum(b.change)
    FROM (SELECT *, 1 AS change FROM new_bills UNION ALL SELECT *, -1 FROM old_bills) b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2
    HAVING sum(b.change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bill_count_insert AFTER INSERT ON bill
  REFERENCING NEW TABLE AS new_bills FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
CREATE TRIGGER bill_count_update AFTER UPDATE ON bill
  REFERENCING OLD TABLE AS old_bills NEW TABLE AS new_bills
  FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
CREATE TRIGGER bill_count_delete AFTER DELETE ON bill
  REFERENCING OLD TABLE AS old_bills FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
-- How many services stand in each list of the market. Kept in one order by everybody, so that two writers wait for
-- each other and do not lock up; what does not change how many there are writes nothing.
CREATE FUNCTION count_services() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, count(*) FROM new_services
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, -count(*) FROM old_services
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, sum(change) FROM (SELECT *, 1 AS change FROM new_services UNION ALL SELECT *, -1 FROM old_services) changed
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_count_insert AFTER INSERT ON service
  REFERENCING NEW TABLE AS new_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER service_count_update AFTER UPDATE ON service
  REFERENCING OLD TABLE AS old_services NEW TABLE AS new_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER service_count_delete AFTER DELETE ON service
  REFERENCING OLD TABLE AS old_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
-- In the same way, how many published projects each list has.
CREATE FUNCTION count_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), count(*) FROM new_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), -count(*) FROM old_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), sum(change) FROM (SELECT *, 1 AS change FROM new_projects UNION ALL SELECT *, -1 FROM old_projects) changed
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER match_project_count_insert AFTER INSERT ON match_project
  REFERENCING NEW TABLE AS new_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
CREATE TRIGGER match_project_count_update AFTER UPDATE ON match_project
  REFERENCING OLD TABLE AS old_projects NEW TABLE AS new_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
CREATE TRIGGER match_project_count_delete AFTER DELETE ON match_project
  REFERENCING OLD TABLE AS old_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
-- The version of what the public directory lists, kept by the triggers below.
INSERT INTO blind_crowd_version (id, version) VALUES (1, 'first');
--> statement-breakpoint
-- A new version for every transaction that changes the directory. It is written when the transaction ends, so that
-- nothing waits for its row while it holds others.
CREATE FUNCTION renew_crowd() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blind_crowd_version SET version = pg_current_xact_id()::text WHERE version <> pg_current_xact_id()::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_insert AFTER INSERT ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.entry_status = 'PASSED')
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_update AFTER UPDATE ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.entry_status, OLD.visibility, OLD.industry_tag_ids, OLD.chain_stages, OLD.region_id, OLD.credit_grade)
    IS DISTINCT FROM
    (NEW.entry_status, NEW.visibility, NEW.industry_tag_ids, NEW.chain_stages, NEW.region_id, NEW.credit_grade))
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_delete AFTER DELETE ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.entry_status = 'PASSED')
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER region_crowd AFTER INSERT OR UPDATE OR DELETE ON region
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
-- The menu trees of every identity. The workbench stands first in each, for operators it is /manage/home; the to-dos
-- of a desk stand first there. "sort" places an entry among its neighbours, not its line here.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('enterprise', 'E0000', null, '/dashboard', '工作台', 'dashboard', 0),
('enterprise', 'E01', null, '', '基本信息', 'base', 2),
('enterprise', 'E0101', 'E01', '/enterprise-preserve', '企业信息维护', 'company', 3),
('enterprise', 'E00', null, '', '办件中心', 'case', 4),
('enterprise', 'E0001', 'E00', '/my-case', '我的办件', 'timeline', 5),
('enterprise', 'E0002', 'E00', '/my-message', '消息中心', 'bell', 6),
('enterprise', 'E02', null, '', '物业服务', 'property', 7),
('enterprise', 'E0201', 'E02', '/contract-info', '合同信息', 'contract', 8),
('enterprise', 'E0202', 'E02', '/cost-query', '物业费查询', 'fee', 9),
('enterprise', 'E020201', 'E0202', '/my-payment', '缴费详情', '', 10),
('enterprise', 'E0203', 'E02', '/utility-bill-manage', '水电费管理', 'meter', 11),
('enterprise', 'E020301', 'E0203', '/waterInformation', '用水详情', '', 12),
('enterprise', 'E020302', 'E0203', '/electricityInformation', '用电详情', '', 13),
('enterprise', 'E0204', 'E02', '/payment-coming', '待缴提醒', 'calendar', 14),
('enterprise', 'E0205', 'E02', '/conference-room', '会议室预约', 'room', 15),
('enterprise', 'E0206', 'E02', '/repair', '报事报修', 'repair', 16),
('enterprise', 'E03', null, '', '供需推荐', 'match', 17),
('enterprise', 'E0301', 'E03', '/project-release-list', '项目发布', 'publish', 18),
('enterprise', 'E0302', 'E03', '/receive-recommend', '收到的推荐', 'inbox', 19),
('enterprise', 'E0303', 'E03', '/recommend-record', '推荐记录', 'record', 20),
('enterprise', 'E0304', 'E03', '/my-comment', '我的评价', 'star', 21),
('enterprise', 'E04', null, '', '创业服务', 'service', 22),
('enterprise', 'E0401', 'E04', '/release-service', '发布服务', 'shop', 23),
('enterprise', 'E0402', 'E04', '/cooperation-list', '合作管理', 'deal', 24),
('enterprise', 'E0403', 'E04', '/my-list', '我的服务单', 'order', 25),
('enterprise', 'E0404', 'E04', '/offline-cooperation', '线下合作登记', 'offline', 26),
('enterprise', 'E05', null, '', '金融服务', 'finance', 27),
('enterprise', 'E0501', 'E05', '/my-financial-list', '我的融资申请', 'loan', 28),
('enterprise', 'E0502', 'E05', '/my-financial', '我的金融产品', 'product', 29),
('enterprise', 'E0503', 'E05', '/financial-cooperation-list', '融资合作管理', 'deal', 30),
('enterprise', 'E06', null, '', '大赛', 'contest', 31),
('enterprise', 'E0601', 'E06', '/join-game', '我的参赛', 'cup', 32),
('enterprise', 'E07', null, '', '我的申请', 'apply', 33),
('enterprise', 'E0701', 'E07', '/my-application-list', '我的申请', 'list', 34),
('enterprise', 'E08', null, '', '我的社区', 'community', 35),
('enterprise', 'E0801', 'E08', '/my-post', '我的帖子', 'post', 36),
('enterprise', 'E0802', 'E08', '/my-prize', '我的奖品', 'gift', 37),
('enterprise', 'E0803', 'E08', '/lecture-quiz', '讲堂问答', 'quiz', 38),
('enterprise', 'E0804', 'E08', '/submit-question', '我要提问', 'ask', 39),
('enterprise', 'E09', null, '', '政策提问', 'policy', 40),
('enterprise', 'E0901', 'E09', '/my-questions', '我的政策提问', 'question', 41),
('enterprise', 'E10', null, '', '我的收藏', 'collect', 42),
('enterprise', 'E1001', 'E10', '/collect-message', '收藏的资讯', 'news', 43),
('enterprise', 'E1002', 'E10', '/collect-serve', '收藏的服务', 'service', 44),
('enterprise', 'E1003', 'E10', '/collect-activity', '收藏的活动', 'activity', 45),
('enterprise', 'E1004', 'E10', '/collect-post', '收藏的帖子', 'post', 46),
('enterprise', 'E11', null, '', '设置', 'setting', 47),
('enterprise', 'E1101', 'E11', '/change-password', '修改密码', 'lock', 48),
('person', 'P0000', null, '/dashboard', '工作台', 'dashboard', 0),
('person', 'P01', null, '', '基本信息', 'base', 2),
('person', 'P0101', 'P01', '/person-preserve', '个人信息维护', 'user', 3),
('person', 'P00', null, '', '办件中心', 'case', 4),
('person', 'P0001', 'P00', '/my-case', '我的办件', 'timeline', 5),
('person', 'P0002', 'P00', '/my-message', '消息中心', 'bell', 6),
('person', 'P02', null, '', '物业服务', 'property', 7),
('person', 'P0205', 'P02', '/conference-room', '会议室预约', 'room', 8),
('person', 'P0206', 'P02', '/repair', '报事报修', 'repair', 9),
('person', 'P03', null, '', '供需推荐', 'match', 10),
('person', 'P0304', 'P03', '/my-comment', '我的评价', 'star', 11),
('person', 'P04', null, '', '创业服务', 'service', 12),
('person', 'P0403', 'P04', '/my-list', '我的服务单', 'order', 13),
('person', 'P06', null, '', '大赛', 'contest', 14),
('person', 'P0601', 'P06', '/join-game', '我的参赛', 'cup', 15),
('person', 'P07', null, '', '我的申请', 'apply', 16),
('person', 'P0701', 'P07', '/my-application-list', '我的申请', 'list', 17),
('person', 'P08', null, '', '我的社区', 'community', 18),
('person', 'P0801', 'P08', '/my-post', '我的帖子', 'post', 19),
('person', 'P0802', 'P08', '/my-prize', '我的奖品', 'gift', 20),
('person', 'P0803', 'P08', '/lecture-quiz', '讲堂问答', 'quiz', 21),
('person', 'P0804', 'P08', '/submit-question', '我要提问', 'ask', 22),
('person', 'P09', null, '', '政策提问', 'policy', 23),
('person', 'P0901', 'P09', '/my-questions', '我的政策提问', 'question', 24),
('person', 'P10', null, '', '我的收藏', 'collect', 25),
('person', 'P1001', 'P10', '/collect-message', '收藏的资讯', 'news', 26),
('person', 'P1002', 'P10', '/collect-serve', '收藏的服务', 'service', 27),
('person', 'P1003', 'P10', '/collect-activity', '收藏的活动', 'activity', 28),
('person', 'P1004', 'P10', '/collect-post', '收藏的帖子', 'post', 29),
('person', 'P11', null, '', '设置', 'setting', 30),
('person', 'P1101', 'P11', '/change-password', '修改密码', 'lock', 31),
('operator', 'M0000', null, '/manage/home', '工作台', 'dashboard', 0),
('operator', 'P01', null, '', '基本信息', 'base', 2),
('operator', 'P0101', 'P01', '/person-preserve', '个人信息维护', 'user', 3),
('operator', 'P00', null, '', '办件中心', 'case', 4),
('operator', 'P0001', 'P00', '/my-case', '我的办件', 'timeline', 5),
('operator', 'P0002', 'P00', '/my-message', '消息中心', 'bell', 6),
('operator', 'P11', null, '', '设置', 'setting', 7),
('operator', 'P1101', 'P11', '/change-password', '修改密码', 'lock', 8),
('OP_ADMIN', 'M01', null, '', '平台管理', 'dashboard', 1),
('OP_ADMIN', 'M0101', 'M01', '/manage/home', '工作台', 'dashboard', 2),
('OP_ADMIN', 'M0102', 'M01', '/manage/user', '用户管理', 'user', 3),
('OP_ADMIN', 'M0103', 'M01', '/manage/role', '角色与菜单', 'role', 4),
('OP_ADMIN', 'M0104', 'M01', '/manage/dict', '字典标签区域', 'dict', 5),
('OP_ADMIN', 'M0105', 'M01', '/manage/log', '操作日志', 'log', 6),
('OP_ADMIN', 'M0106', 'M01', '/manage/site', '站点设置', 'setting', 7),
('OP_AUDIT', 'M02', null, '', '入驻审核', 'audit', 1),
('OP_AUDIT', 'M0201', 'M02', '/manage/todo', '待办', 'todo', 2),
('OP_AUDIT', 'M0202', 'M02', '/manage/enterprise-audit', '企业审核', 'company', 3),
('OP_AUDIT', 'M0203', 'M02', '/manage/shop-audit', '店铺审核', 'shop', 4),
('OP_CONTENT', 'M03', null, '', '内容管理', 'content', 1),
('OP_CONTENT', 'M0301', 'M03', '/manage/content', '内容', 'news', 2),
('OP_CONTENT', 'M0302', 'M03', '/manage/carousel', '轮播', 'picture', 3),
('OP_CONTENT', 'M0303', 'M03', '/manage/receipt', '签收统计', 'receipt', 4),
('OP_CONTENT', 'M0304', 'M03', '/manage/top', '置顶', 'top', 5),
('OP_CONTENT', 'M0390', 'M03', '/manage/todo', '待办', 'todo', 1),
('OP_POLICY', 'M04', null, '', '政策管理', 'policy', 1),
('OP_POLICY', 'M0401', 'M04', '/manage/policy', '政策库', 'policy', 2),
('OP_POLICY', 'M0402', 'M04', '/manage/declare-item', '申报事项', 'item', 3),
('OP_POLICY', 'M0403', 'M04', '/manage/declaration', '申报受理', 'apply', 4),
('OP_POLICY', 'M0404', 'M04', '/manage/policy-question', '政策咨询', 'question', 5),
('OP_POLICY', 'M0490', 'M04', '/manage/todo', '待办', 'todo', 1),
('OP_SERVICE', 'M05', null, '', '服务与活动', 'service', 1),
('OP_SERVICE', 'M0501', 'M05', '/manage/service', '服务审核', 'service', 2),
('OP_SERVICE', 'M0502', 'M05', '/manage/order-dispute', '争议处理', 'dispute', 3),
('OP_SERVICE', 'M0503', 'M05', '/manage/tutor', '导师', 'tutor', 4),
('OP_SERVICE', 'M0504', 'M05', '/manage/venue', '场地', 'venue', 5),
('OP_SERVICE', 'M0505', 'M05', '/manage/activity', '活动培训', 'activity', 6),
('OP_SERVICE', 'M0506', 'M05', '/manage/contest', '大赛', 'cup', 7),
('OP_SERVICE', 'M0507', 'M05', '/manage/resource', '创新资源', 'resource', 8),
('OP_SERVICE', 'M0508', 'M05', '/manage/match', '供需撮合', 'match', 9),
('OP_PROPERTY', 'M06', null, '', '物业管理', 'property', 1),
('OP_PROPERTY', 'M0601', 'M06', '/manage/building', '楼宇房源', 'building', 2),
('OP_PROPERTY', 'M0602', 'M06', '/manage/contract', '合同', 'contract', 3),
('OP_PROPERTY', 'M0603', 'M06', '/manage/meter', '表计抄表', 'meter', 4),
('OP_PROPERTY', 'M0604', 'M06', '/manage/conference-room', '会议室', 'room', 5),
('OP_PROPERTY', 'M0605', 'M06', '/manage/repair', '报修调度', 'repair', 6),
('OP_FINANCE', 'M07', null, '', '财务', 'finance', 1),
('OP_COMMUNITY', 'M08', null, '', '社区管理', 'community', 1),
('OP_COMMUNITY', 'M0801', 'M08', '/manage/post-audit', '帖子审核', 'post', 2),
('OP_COMMUNITY', 'M0802', 'M08', '/manage/report', '举报处理', 'flag', 3),
('OP_COMMUNITY', 'M0803', 'M08', '/manage/board', '板块', 'board', 4),
('OP_COMMUNITY', 'M0804', 'M08', '/manage/sensitive-word', '敏感词', 'word', 5),
('OP_COMMUNITY', 'M0805', 'M08', '/manage/lottery', '抽奖与奖品', 'gift', 6),
('OP_COMMUNITY', 'M0806', 'M08', '/manage/organization', '组织', 'org', 7),
('REPAIR_WORKER', 'M09', null, '', '维修', 'repair', 1),
('REPAIR_WORKER', 'M0901', 'M09', '/manage/my-repair', '我的工单', 'repair', 2),
('JUDGE', 'M10', null, '', '评审', 'cup', 1),
('JUDGE', 'M1001', 'M10', '/manage/my-judging', '我的评审', 'cup', 2),
('EXPERT', 'M11', null, '', '专家导师', 'tutor', 1),
('EXPERT', 'M1101', 'M11', '/manage/my-tutoring', '我的辅导', 'tutor', 2),
('EXPERT', 'M1102', 'M11', '/manage/my-review', '申报评审', 'review', 3),
('OP_ADMIN', 'M0190', 'M01', '/manage/todo', '待办', 'todo', 1),
('OP_PROPERTY', 'M0690', 'M06', '/manage/todo', '待办', 'todo', 1),
('OP_FINANCE', 'M0790', 'M07', '/manage/todo', '待办', 'todo', 1),
('OP_SERVICE', 'M0590', 'M05', '/manage/todo', '待办', 'todo', 1),
('OP_SERVICE', 'M0509', 'M05', '/manage/finance', '投资融资', 'finance', 10),
('enterprise', 'E0504', 'E05', '/my-venture', '创业项目', 'venture', 31),
('person', 'P05', null, '', '金融服务', 'finance', 13),
('person', 'P0504', 'P05', '/my-venture', '创业项目', 'venture', 14),
('OP_SERVICE', 'M0510', 'M05', '/manage/venture', '创业项目', 'venture', 11),
('enterprise', 'E0405', 'E04', '/farm-batch', '农事档案', 'record', 26),
('OP_SERVICE', 'M0591', 'M05', '/manage/farm-batch', '农事档案', 'record', 11),
('OP_SERVICE', 'M0592', 'M05', '/manage/flower-price', '花卉行情', 'fee', 12),
('OP_FINANCE', 'M0701', 'M07', '/manage/bill', '账单', 'fee', 3),
('OP_FINANCE', 'M0702', 'M07', '/manage/pay-order', '支付单', 'pay', 4),
('OP_FINANCE', 'M0703', 'M07', '/manage/refund', '退款', 'refund', 5),
('OP_FINANCE', 'M0704', 'M07', '/manage/invoice', '发票', 'invoice', 6),
('OP_FINANCE', 'M0705', 'M07', '/manage/reconcile', '对账', 'balance', 7),
('OP_FINANCE', 'M0706', 'M07', '/manage/contract', '合同', 'contract', 8),
('OP_FINANCE', 'M0791', 'M07', '/manage/collection', '收缴总览', 'loan', 2),
('OP_FINANCE', 'M0792', 'M07', '/manage/payout', '政策兑付', 'pay', 8),
('JUDGE', 'M1090', 'M10', '/manage/todo', '待办', 'todo', 1),
('EXPERT', 'M1190', 'M11', '/manage/todo', '待办', 'todo', 1),
('OP_COMMUNITY', 'M0890', 'M08', '/manage/todo', '待办', 'todo', 1),
('OP_COMMUNITY', 'M0807', 'M08', '/manage/recruit', '招募', 'deal', 8);
