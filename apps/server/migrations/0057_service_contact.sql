CREATE TABLE "service_recommend" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"from_enterprise_id" text NOT NULL,
	"to_enterprise_id" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "service_recommend_other" CHECK (from_enterprise_id <> to_enterprise_id)
);
--> statement-breakpoint
CREATE TABLE "shop_complaint" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"stated_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"finding" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"body" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer_min" integer,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "map_shape" jsonb;--> statement-breakpoint
ALTER TABLE "community_question" ADD COLUMN "tutor_id" text;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "cases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_from_enterprise_id_enterprise_id_fk" FOREIGN KEY ("from_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_recommend" ADD CONSTRAINT "service_recommend_to_enterprise_id_enterprise_id_fk" FOREIGN KEY ("to_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_complaint" ADD CONSTRAINT "shop_complaint_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_question" ADD CONSTRAINT "service_question_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_question" ADD CONSTRAINT "service_question_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_recommend_received" ON "service_recommend" USING btree ("to_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "service_recommend_from" ON "service_recommend" USING btree ("from_enterprise_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "service_recommend_pair" ON "service_recommend" USING btree ("service_id","to_enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "service_recommend_due" ON "service_recommend" USING btree ("expires_at") WHERE status = 'SENT';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_complaint_open" ON "shop_complaint" USING btree ("user_id","shop_id") WHERE status in ('SUBMITTED', 'ACCEPTED', 'STATED');--> statement-breakpoint
CREATE INDEX "shop_complaint_user" ON "shop_complaint" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_complaint_shop" ON "shop_complaint" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_complaint_created" ON "shop_complaint" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_public" ON "service_question" USING btree ("service_id","answered_at","id") WHERE status = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "service_question_shop" ON "service_question" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_user" ON "service_question" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_created" ON "service_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_question_waits" ON "service_question" USING btree ("updated_at") WHERE status = 'PENDING';--> statement-breakpoint
ALTER TABLE "community_question" ADD CONSTRAINT "community_question_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE no action ON UPDATE no action;