CREATE TABLE "money_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"second_person_from_fen" bigint NOT NULL,
	"late_fee_first" boolean NOT NULL,
	"credit_by_itself" boolean NOT NULL,
	CONSTRAINT "money_rule_threshold" CHECK (second_person_from_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "payer_rule" (
	"payer" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "payer_rule_payer_enterprise_id_pk" PRIMARY KEY("payer","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_item" (
	"receipt_id" text NOT NULL,
	"position" integer NOT NULL,
	"bill_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"late_fen" bigint DEFAULT 0 NOT NULL,
	"late_before_fen" bigint DEFAULT 0 NOT NULL,
	"late_days_before" integer DEFAULT 0 NOT NULL,
	"late_after_fen" bigint DEFAULT 0 NOT NULL,
	"late_days_after" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_item_receipt_id_position_pk" PRIMARY KEY("receipt_id","position"),
	CONSTRAINT "receipt_item_sums" CHECK (amount_fen > 0 and late_fen between 0 and amount_fen)
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"way" text NOT NULL,
	"payer" text NOT NULL,
	"received_on" date NOT NULL,
	"amount_fen" bigint NOT NULL,
	"credit_fen" bigint NOT NULL,
	"bank_line_id" text,
	"voucher_no" text DEFAULT '' NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"first_by" text,
	"second_by" text,
	"booked_at" timestamp (3) with time zone,
	"reversal_no" text,
	"reversed_at" timestamp (3) with time zone,
	"reversal_by" text,
	"reversal_second_by" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipt_sums" CHECK (amount_fen > 0 and credit_fen between 0 and amount_fen),
	CONSTRAINT "receipt_two" CHECK (second_by <> first_by and reversal_second_by <> reversal_by),
	CONSTRAINT "receipt_line_way" CHECK ((way = 'BANK') = (bank_line_id is not null))
);
--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "paid_late_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "late_accrued_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "late_accrued_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "receipt_id" text;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_item" ADD CONSTRAINT "receipt_item_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_bank_line_id_bank_line_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_item_bill" ON "receipt_item" USING btree ("bill_id","receipt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_no" ON "receipt" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_reversal_no" ON "receipt" USING btree ("reversal_no");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_line" ON "receipt" USING btree ("bank_line_id") WHERE status in ('PROPOSED', 'BOOKED', 'REVERSING');--> statement-breakpoint
CREATE INDEX "receipt_created" ON "receipt" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_status" ON "receipt" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_received" ON "receipt" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "receipt_enterprise" ON "receipt" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_enterprise" ON "ledger_transfer" USING btree ("enterprise_id","at","id");--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_paid_late" CHECK (paid_late_fen between 0 and paid_fen);