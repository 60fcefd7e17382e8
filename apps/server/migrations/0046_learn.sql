CREATE TABLE "certificate" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"check_code" text NOT NULL,
	"activity_id" text NOT NULL,
	"sign_up_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"organizer" text NOT NULL,
	"teachers" text[] DEFAULT '{}' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"hours" numeric(6, 1) NOT NULL,
	"check_in_at" timestamp (3) with time zone,
	"score" integer,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"activity_id" text NOT NULL,
	"teacher_id" text,
	"user_id" text NOT NULL,
	"body" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"quiz_id" text NOT NULL,
	"user_id" text NOT NULL,
	"turn" integer NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"score" integer,
	"is_passed" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"activity_id" text NOT NULL,
	"questions" jsonb NOT NULL,
	"pass_score" integer NOT NULL,
	"open_from" timestamp (3) with time zone NOT NULL,
	"open_to" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_time" CHECK (open_from < open_to)
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "tag_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_sign_up_id_sign_up_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_question" ADD CONSTRAINT "lecture_question_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_question" ADD CONSTRAINT "lecture_question_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_holder" ON "certificate" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_no" ON "certificate" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_code" ON "certificate" USING btree ("check_code");--> statement-breakpoint
CREATE INDEX "certificate_issued" ON "certificate" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificate_user" ON "certificate" USING btree ("user_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_created" ON "lecture_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_user" ON "lecture_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lecture_question_answered" ON "lecture_question" USING btree ("activity_id","answered_at","id") WHERE status = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "lecture_question_open" ON "lecture_question" USING btree ("activity_id","user_id") WHERE status in ('SUBMITTED', 'SELECTED');--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempt_turn" ON "quiz_attempt" USING btree ("quiz_id","user_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempt_open" ON "quiz_attempt" USING btree ("quiz_id","user_id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "quiz_attempt_created" ON "quiz_attempt" USING btree ("quiz_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quiz_attempt_begun" ON "quiz_attempt" USING btree ("quiz_id") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "quiz_attempt_user" ON "quiz_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_activity" ON "quiz" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "quiz_from" ON "quiz" USING btree ("open_from","id");--> statement-breakpoint
CREATE INDEX "quiz_to_announce" ON "quiz" USING btree ("open_from") WHERE announced_at is null;