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
ALTER TABLE "recruit_application" ADD CONSTRAINT "recruit_application_post_id_community_recruit_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_recruit"("post_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_application" ADD CONSTRAINT "recruit_application_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_recruit" ADD CONSTRAINT "community_recruit_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recruit_application_one" ON "recruit_application" USING btree ("post_id","user_id") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE UNIQUE INDEX "recruit_application_file" ON "recruit_application" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recruit_application_of" ON "recruit_application" USING btree ("post_id","status","position_id");--> statement-breakpoint
CREATE INDEX "recruit_application_newest" ON "recruit_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_application_user" ON "recruit_application" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "community_recruit_deadline" ON "community_recruit" USING btree ("deadline" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_recruit_open" ON "community_recruit" USING btree ("deadline","post_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "community_recruit_erasing" ON "community_recruit" USING btree ("ended_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "community_recruit_enterprise" ON "community_recruit" USING btree ("enterprise_id","post_id");--> statement-breakpoint
CREATE INDEX "community_recruit_author" ON "community_recruit" USING btree ("author_id","post_id");