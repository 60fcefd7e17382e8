DROP INDEX "certificate_holder";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD COLUMN "reopen_by" text;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD COLUMN "reopen_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_ballot" ADD COLUMN "reopen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "declaration" ADD COLUMN "prepared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contest_ballot_reopen" ON "contest_ballot" USING btree ("reopen_at") WHERE reopen_by is not null;--> statement-breakpoint
CREATE INDEX "contest_entry_submitted" ON "contest_entry" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_prepared_once" ON "declaration" USING btree ("item_id","enterprise_id","year") WHERE prepared;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_holder" ON "certificate" USING btree ("activity_id","user_id","person");