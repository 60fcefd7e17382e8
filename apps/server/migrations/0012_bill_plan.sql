CREATE TABLE "bill_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"bill_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"stops_late_fee" boolean NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"paid_before_fen" bigint NOT NULL,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "bill_plan_paid" CHECK (paid_before_fen >= 0)
);
--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "plan_due_on" date;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "plan_frozen_on" date;--> statement-breakpoint
ALTER TABLE "bill_plan" ADD CONSTRAINT "bill_plan_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_plan_open" ON "bill_plan" USING btree ("bill_id") WHERE status in ('PROPOSED', 'AGREED');--> statement-breakpoint
CREATE INDEX "bill_plan_bill" ON "bill_plan" USING btree ("bill_id","created_at");--> statement-breakpoint
CREATE INDEX "bill_plan_agreed" ON "bill_plan" USING btree ("id") WHERE status = 'AGREED';--> statement-breakpoint
CREATE INDEX "bill_plan_due" ON "bill" USING btree ("plan_due_on") WHERE plan_due_on is not null;