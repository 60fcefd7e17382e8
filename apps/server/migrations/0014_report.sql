CREATE TABLE "report_budget" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"period" text NOT NULL,
	"amounts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"day_of_month" integer NOT NULL,
	"user_ids" text[] NOT NULL,
	"sent_period" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "report_delivery_day" CHECK (day_of_month between 1 and 28)
);
--> statement-breakpoint
CREATE TABLE "report_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"period" text NOT NULL,
	"no" text NOT NULL,
	"day" date NOT NULL,
	"total_fen" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_notice" ADD CONSTRAINT "report_notice_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_budget_period" ON "report_budget" USING btree ("period");--> statement-breakpoint
CREATE UNIQUE INDEX "report_notice_once" ON "report_notice" USING btree ("period","enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_notice_no" ON "report_notice" USING btree ("no");--> statement-breakpoint
CREATE INDEX "report_notice_enterprise" ON "report_notice" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "pay_order_success" ON "pay_order" USING btree ("success_at");