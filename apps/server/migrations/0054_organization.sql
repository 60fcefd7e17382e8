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
-- Invitations to act for an enterprise are one kind of them all.
INSERT INTO "invite" ("id", "created_at", "created_by", "updated_at", "updated_by", "version", "kind", "target_id",
	"inviter_id", "phone_number", "role", "uses", "status", "expires_at", "answered_at", "accepted_by")
SELECT "id", "created_at", "created_by", "updated_at", "updated_by", "version", 'ENTERPRISE_MEMBER', "enterprise_id",
	"inviter_id", "phone_number", "member_role", CASE "status" WHEN 'ACCEPTED' THEN 1 ELSE 0 END, "status",
	"expires_at", "answered_at", "accepted_by"
FROM "enterprise_invite";--> statement-breakpoint
DROP TABLE "enterprise_invite";--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_id_organization_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invite_open" ON "invite" USING btree ("kind","target_id","phone_number") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "invite_list" ON "invite" USING btree ("kind","target_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_sent" ON "invite" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "invite_phone" ON "invite" USING btree ("phone_number","status");--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_one" ON "org_member" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "org_member_of" ON "org_member" USING btree ("organization_id","status","applied_at");--> statement-breakpoint
CREATE INDEX "org_member_user" ON "org_member" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "org_member_applied" ON "org_member" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "org_member_waiting" ON "org_member" USING btree ("due_at") WHERE status = 'APPLIED';--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name" ON "organization" USING btree ("name");--> statement-breakpoint
CREATE INDEX "organization_tree" ON "organization" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "organization_sort" ON "organization" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "organization_updated" ON "organization" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_source" ON "article" USING btree ("source","publish_at" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and "column" = 'NOTICE';