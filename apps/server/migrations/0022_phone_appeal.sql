CREATE TABLE "phone_appeal" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"old_phone_number" text NOT NULL,
	"new_phone_number" text NOT NULL,
	"reason" text NOT NULL,
	"proof_file_id" text,
	"ip" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "phone_appeal_another_decides" CHECK (decided_by is null or decided_by <> user_id)
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "viewed_by" text;--> statement-breakpoint
ALTER TABLE "phone_appeal" ADD CONSTRAINT "phone_appeal_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_appeal_open" ON "phone_appeal" USING btree ("user_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "phone_appeal_user" ON "phone_appeal" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "phone_appeal_list" ON "phone_appeal" USING btree ((state = 'PENDING') desc,"created_at" DESC NULLS FIRST,"id");