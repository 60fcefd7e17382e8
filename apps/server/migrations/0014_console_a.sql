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
CREATE TABLE "work_claim" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_claim_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grant_open" ON "role_grant" USING btree ("user_id","role_code") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "role_grant_list" ON "role_grant" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);