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
CREATE TABLE "enterprise_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"phone_number" text NOT NULL,
	"member_role" text NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "enterprise_invite_role" CHECK (member_role <> 'OWNER')
);
--> statement-breakpoint
DROP INDEX "article_tag_list";--> statement-breakpoint
DROP INDEX "article_list";--> statement-breakpoint
DROP INDEX "article_level";--> statement-breakpoint
DROP INDEX "article_category";--> statement-breakpoint
DROP INDEX "enterprise_audit_applicant";--> statement-breakpoint
DROP INDEX "enterprise_audit_enterprise";--> statement-breakpoint
ALTER TABLE "article_tag" ADD COLUMN "top_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "audience" jsonb DEFAULT '{"chainStages":[],"enterpriseIds":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "top_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "top_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "revision" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "withdraw_reason" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_audit" ADD COLUMN "kind" text DEFAULT 'ENTRY' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "enterprise_member" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_receipt" ADD CONSTRAINT "article_receipt_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invite" ADD CONSTRAINT "enterprise_invite_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invite" ADD CONSTRAINT "enterprise_invite_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_receipt_enterprise" ON "article_receipt" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "article_receipt_user" ON "article_receipt" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_invite_open" ON "enterprise_invite" USING btree ("enterprise_id","phone_number") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "enterprise_invite_list" ON "enterprise_invite" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_invite_phone" ON "enterprise_invite" USING btree ("phone_number","status");--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_status_changed" ON "article" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_column_changed" ON "article" USING btree ("column","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_revision_changed" ON "article" USING btree ("revision","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "article_top_until" ON "article" USING btree ("top_until") WHERE top_until is not null;--> statement-breakpoint
CREATE INDEX "article_trashed" ON "article" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "article_receipt_wanted" ON "article" USING btree ("publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE need_receipt and status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_title_trigrams" ON "article" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_open_change" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'CHANGE' and state in ('DRAFT', 'PENDING', 'REVIEWING', 'RETURNED');--> statement-breakpoint
CREATE INDEX "enterprise_audit_of_enterprise" ON "enterprise_audit" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_member_list" ON "enterprise_member" USING btree ("enterprise_id","status","created_at");--> statement-breakpoint
CREATE INDEX "article_tag_list" ON "article_tag" USING btree ("tag_id","column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("column","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_level" ON "article" USING btree ("column","level","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_category" ON "article" USING btree ("column","category","pinned" DESC NULLS FIRST,"top_rank" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and category is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_applicant" ON "enterprise_audit" USING btree ("applicant_id") WHERE kind = 'ENTRY';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_audit_enterprise" ON "enterprise_audit" USING btree ("enterprise_id") WHERE kind = 'ENTRY';--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_top" CHECK (pinned or (top_rank = 0 and top_until is null));