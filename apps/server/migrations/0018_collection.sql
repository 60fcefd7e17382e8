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
	"change_text" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_target_of_user" ON "collection" USING btree ("user_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "collection_order" ON "collection" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_target" ON "collection" USING btree ("target_type","target_id");