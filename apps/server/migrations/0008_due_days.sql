CREATE TABLE "bill_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"is_due_on_working_day" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bill_rule_single" CHECK (id = 'park')
);
--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "due_day" integer;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "due_days" integer;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "bill_ahead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "due_day" integer;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "due_days" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD CONSTRAINT "lease_contract_due" CHECK ((due_day is null or due_day between 1 and 31) and due_days > 0 and bill_ahead_days >= 0);