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
ALTER TABLE "contest_ballot" ADD CONSTRAINT "contest_ballot_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD CONSTRAINT "contest_ballot_judge_id_contest_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."contest_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_member" ADD CONSTRAINT "contest_member_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_objection" ADD CONSTRAINT "contest_objection_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_vote" ADD CONSTRAINT "contest_vote_entry_id_contest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contest_ballot_once" ON "contest_ballot" USING btree ("entry_id","judge_id");--> statement-breakpoint
CREATE INDEX "contest_ballot_contest" ON "contest_ballot" USING btree ("contest_id","entry_id");--> statement-breakpoint
CREATE INDEX "contest_ballot_judge" ON "contest_ballot" USING btree ("judge_id","contest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_entry_blind" ON "contest_entry" USING btree ("contest_id","blind_no") WHERE blind_no is not null;--> statement-breakpoint
CREATE INDEX "contest_entry_contest" ON "contest_entry" USING btree ("contest_id","status","rank");--> statement-breakpoint
CREATE INDEX "contest_entry_created" ON "contest_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_judge_user" ON "contest_judge" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_member_once" ON "contest_member" USING btree ("contest_id","user_id") WHERE state = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "contest_member_user" ON "contest_member" USING btree ("user_id","invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_objection_open" ON "contest_objection" USING btree ("entry_id","user_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "contest_objection_created" ON "contest_objection" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contest_vote_entry" ON "contest_vote" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "contest_start" ON "contest" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "contest_end" ON "contest" USING btree ("end_at","id");