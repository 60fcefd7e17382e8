CREATE TABLE "match_result" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"score" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_result_shown" CHECK (score between 40 and 100)
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
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_project_id_match_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_mute" ADD CONSTRAINT "match_mute_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_mute" ADD CONSTRAINT "match_mute_recommend_id_match_recommend_id_fk" FOREIGN KEY ("recommend_id") REFERENCES "public"."match_recommend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_project_id_match_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_owner_id_enterprise_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_to_enterprise_id_enterprise_id_fk" FOREIGN KEY ("to_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_target_project_id_match_project_id_fk" FOREIGN KEY ("target_project_id") REFERENCES "public"."match_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_result_target" ON "match_result" USING btree ("project_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "match_result_score" ON "match_result" USING btree ("project_id","score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "match_recommend_received" ON "match_recommend" USING btree ("to_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_record" ON "match_recommend" USING btree ("owner_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_sent" ON "match_recommend" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "match_recommend_pair" ON "match_recommend" USING btree ("project_id","to_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "match_recommend_sender" ON "match_recommend" USING btree ("from_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "match_recommend_due" ON "match_recommend" USING btree ("expires_at") WHERE status in ('SENT', 'VIEWED', 'INTERESTED');--> statement-breakpoint
CREATE INDEX "match_recommend_deal" ON "match_recommend" USING btree ("deal_id") WHERE deal_id is not null;--> statement-breakpoint
CREATE INDEX "enterprise_industry_tags" ON "enterprise" USING gin ("industry_tag_ids");--> statement-breakpoint
CREATE INDEX "match_project_stage" ON "match_project" USING btree ("chain_stage","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_public" ON "match_project" USING btree ("refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';