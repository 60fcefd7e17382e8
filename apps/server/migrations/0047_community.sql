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
CREATE TABLE "plate_follow" (
	"plate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plate_follow_plate_id_user_id_pk" PRIMARY KEY("plate_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "plate_type" (
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
CREATE TABLE "plate" (
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
	"essence" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "community_question" (
	"post_id" text PRIMARY KEY NOT NULL,
	"bounty_points" integer DEFAULT 0 NOT NULL,
	"bounty_state" text DEFAULT 'NONE' NOT NULL,
	"days" integer NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"accepted_answer_id" text,
	"accepted_at" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"expert_until" timestamp (3) with time zone,
	"answers" integer DEFAULT 0 NOT NULL,
	"article_id" text,
	CONSTRAINT "community_question_bounty" CHECK (bounty_points = 0 or bounty_points between 5 and 500)
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
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comment" ADD CONSTRAINT "community_comment_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate_follow" ADD CONSTRAINT "plate_follow_plate_id_plate_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate" ADD CONSTRAINT "plate_type_id_plate_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."plate_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post_revision" ADD CONSTRAINT "community_post_revision_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_plate_id_plate_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_author_id_user_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_question" ADD CONSTRAINT "community_question_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_transfer_id_point_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."point_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_comment_hot" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"likes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_new" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_old" ON "community_comment" USING btree ("post_id","accepted_at" DESC NULLS LAST,"id") WHERE status = 'PUBLISHED' and parent_id is null;--> statement-breakpoint
CREATE INDEX "community_comment_replies" ON "community_comment" USING btree ("parent_id","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "community_comment_author" ON "community_comment" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_comment_waiting" ON "community_comment" USING btree ("due_at","id") WHERE status in ('PENDING', 'APPEAL', 'HIDDEN');--> statement-breakpoint
CREATE INDEX "community_comment_created" ON "community_comment" USING btree ("created_at") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "community_comment_accepted" ON "community_comment" USING btree ("accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "community_comment_decided" ON "community_comment" USING btree ("updated_at","id") WHERE status in ('REJECTED', 'DELETED');--> statement-breakpoint
CREATE INDEX "community_comment_fingerprint" ON "community_comment" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "community_like_user" ON "community_like" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "plate_follow_user" ON "plate_follow" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plate_of" ON "plate" USING btree ("type_id","sort");--> statement-breakpoint
CREATE INDEX "community_post_revision_of" ON "community_post_revision" USING btree ("post_id","until");--> statement-breakpoint
CREATE INDEX "community_post_hot" ON "community_post" USING btree ("pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_kind" ON "community_post" USING btree ("kind","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_type" ON "community_post" USING btree ("plate_type_code","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_hot_plate" ON "community_post" USING btree ("plate_id","pinned" DESC NULLS FIRST,"hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new" ON "community_post" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_kind" ON "community_post" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_type" ON "community_post" USING btree ("plate_type_code","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_new_plate" ON "community_post" USING btree ("plate_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_essence" ON "community_post" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'LOCKED') and essence;--> statement-breakpoint
CREATE INDEX "community_post_author" ON "community_post" USING btree ("author_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_post_tags" ON "community_post" USING gin ("tags") WHERE status in ('PUBLISHED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "community_post_waiting" ON "community_post" USING btree ("due_at","id") WHERE status in ('PENDING', 'APPEAL', 'HIDDEN') or change is not null;--> statement-breakpoint
CREATE INDEX "community_post_decided" ON "community_post" USING btree ("updated_at","id") WHERE status in ('REJECTED', 'LOCKED', 'DELETED');--> statement-breakpoint
CREATE INDEX "community_post_fingerprint" ON "community_post" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_report_once" ON "community_report" USING btree ("target_id","reporter_id");--> statement-breakpoint
CREATE INDEX "community_report_open" ON "community_report" USING btree ("created_at","id") WHERE status in ('OPEN', 'WIP');--> statement-breakpoint
CREATE INDEX "community_report_created" ON "community_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_word_word" ON "sensitive_word" USING btree (lower("word"));--> statement-breakpoint
CREATE INDEX "sensitive_word_hits" ON "sensitive_word" USING btree ("hits","id");--> statement-breakpoint
CREATE INDEX "sensitive_word_updated" ON "sensitive_word" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "community_question_deadline" ON "community_question" USING btree ("deadline_at") WHERE bounty_state = 'ESCROW';--> statement-breakpoint
CREATE INDEX "community_question_hold" ON "community_question" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
CREATE INDEX "community_question_expert" ON "community_question" USING btree ("expert_until") WHERE bounty_state = 'EXPERT_PICK';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" USING btree ("transfer_id","position");--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account","at" DESC NULLS FIRST,"transfer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "point_transfer_key" ON "point_transfer" USING btree ("key");--> statement-breakpoint
CREATE INDEX "point_transfer_ref" ON "point_transfer" USING btree ("ref_type","ref_id");