ALTER TABLE "certificate" ALTER COLUMN "activity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "sign_up_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "check_in_points" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "quiz_points" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "kind" text DEFAULT 'COURSE' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "award" jsonb;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD COLUMN "video_file_id" text;--> statement-breakpoint
ALTER TABLE "venture" ADD COLUMN "entry_id" text;--> statement-breakpoint
CREATE INDEX "teacher_user" ON "teacher" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_entry" ON "certificate" USING btree ("entry_id","user_id") WHERE entry_id is not null;--> statement-breakpoint
CREATE INDEX "lecture_question_teacher" ON "lecture_question" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "venture_of_entry" ON "venture" USING btree ("entry_id") WHERE entry_id is not null;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_points" CHECK (check_in_points >= 0 and quiz_points >= 0);--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_of" CHECK ((kind = 'COURSE' and activity_id is not null and sign_up_id is not null)
        or (kind = 'AWARD' and entry_id is not null and award is not null));