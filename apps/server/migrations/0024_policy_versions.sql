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
ALTER TABLE "policy" ADD COLUMN "revision" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "withdraw_reason" text;--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "policy_revision" ADD CONSTRAINT "policy_revision_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_revision_updated" ON "policy" USING btree ("revision","updated_at","id") WHERE revision <> 'NONE';--> statement-breakpoint
CREATE INDEX "policy_trashed" ON "policy" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
UPDATE "policy" SET "revision" = 'DRAFT' WHERE "status" = 'DRAFT';
