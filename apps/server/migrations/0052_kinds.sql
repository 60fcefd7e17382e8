CREATE TABLE "community_lottery" (
	"post_id" text PRIMARY KEY NOT NULL,
	"prizes" jsonb NOT NULL,
	"audited" boolean DEFAULT false NOT NULL,
	"must_comment" boolean DEFAULT false NOT NULL,
	"must_follow_plate" boolean DEFAULT false NOT NULL,
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
	"outcome" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "community_vote_secret" CHECK (not (secret and changeable))
);
--> statement-breakpoint
ALTER TABLE "community_lottery" ADD CONSTRAINT "community_lottery_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_entry" ADD CONSTRAINT "community_lottery_entry_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_prize" ADD CONSTRAINT "community_lottery_prize_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_prize" ADD CONSTRAINT "community_lottery_prize_entry_id_community_lottery_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."community_lottery_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_seed" ADD CONSTRAINT "community_lottery_seed_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_lottery_trace" ADD CONSTRAINT "community_lottery_trace_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_ballot" ADD CONSTRAINT "community_vote_ballot_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_choice" ADD CONSTRAINT "community_vote_choice_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote_turnout" ADD CONSTRAINT "community_vote_turnout_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_vote" ADD CONSTRAINT "community_vote_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_lottery_join" ON "community_lottery" USING btree ("join_to") WHERE state in ('OPEN', 'EXTENDED');--> statement-breakpoint
CREATE INDEX "community_lottery_draw" ON "community_lottery" USING btree ("draw_at") WHERE state = 'FROZEN';--> statement-breakpoint
CREATE INDEX "community_lottery_drawn" ON "community_lottery" USING btree ("post_id") WHERE state = 'DRAWN';--> statement-breakpoint
CREATE INDEX "community_lottery_changed" ON "community_lottery" USING btree ("changed_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_entry_once" ON "community_lottery_entry" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_entry_no" ON "community_lottery_entry" USING btree ("post_id","no");--> statement-breakpoint
CREATE INDEX "community_lottery_entry_place" ON "community_lottery_entry" USING btree ("post_id","place") WHERE place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_lottery_prize_entry" ON "community_lottery_prize" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_of" ON "community_lottery_prize" USING btree ("post_id","rank","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_user" ON "community_lottery_prize" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_lottery_prize_state" ON "community_lottery_prize" USING btree ("state","claim_until","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_claim" ON "community_lottery_prize" USING btree ("claim_until","id");--> statement-breakpoint
CREATE INDEX "community_lottery_prize_sent" ON "community_lottery_prize" USING btree ("sent_at") WHERE state = 'SENT';--> statement-breakpoint
CREATE INDEX "community_vote_ballot_of" ON "community_vote_ballot" USING btree ("post_id","voter_key","id");--> statement-breakpoint
CREATE INDEX "community_vote_choice_of" ON "community_vote_choice" USING btree ("post_id","option_id");--> statement-breakpoint
CREATE INDEX "community_vote_end" ON "community_vote" USING btree ("ends_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "community_vote_unanswered" ON "community_vote" USING btree ("ends_at") WHERE state = 'CLOSED' and outcome = '';--> statement-breakpoint
CREATE INDEX "community_vote_answered" ON "community_vote" USING btree ("scope","ends_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE state = 'CLOSED' and outcome <> '';--> statement-breakpoint
CREATE INDEX "community_vote_ending" ON "community_vote" USING btree ("ends_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);