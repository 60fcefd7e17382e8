CREATE TABLE "bank_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"bank_no" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"attempt_id" text,
	"pay_order_id" text,
	"first_by" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_line_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"red_no" text DEFAULT '' NOT NULL,
	"file_id" text,
	"red_file_id" text,
	"issued_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "reconcile_day" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"our_lines" integer NOT NULL,
	"our_fen" bigint NOT NULL,
	"their_lines" integer NOT NULL,
	"their_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconcile_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"day_id" text NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"own_no" text NOT NULL,
	"trade_no" text NOT NULL,
	"pay_order_id" text,
	"our_fen" bigint,
	"their_fen" bigint,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transfer" ALTER COLUMN "pay_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD CONSTRAINT "reconcile_difference_day_id_reconcile_day_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."reconcile_day"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_no" ON "bank_line" USING btree ("bank_no");--> statement-breakpoint
CREATE INDEX "bank_line_booked" ON "bank_line" USING btree ("booked_at","id");--> statement-breakpoint
CREATE INDEX "bank_line_status" ON "bank_line" USING btree ("status","booked_at","id");--> statement-breakpoint
CREATE INDEX "bank_line_attempt" ON "bank_line" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_no" ON "invoice" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_live" ON "invoice" USING btree ("pay_order_id") WHERE status in ('APPLIED', 'ISSUING', 'DELIVERED', 'TO_RED');--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("invoice_no") WHERE invoice_no <> '';--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("pay_order_id","id");--> statement-breakpoint
CREATE INDEX "invoice_created" ON "invoice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_status" ON "invoice" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_day_once" ON "reconcile_day" USING btree ("day","channel");--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_difference_once" ON "reconcile_difference" USING btree ("day_id","type","own_no");--> statement-breakpoint
CREATE INDEX "reconcile_difference_day" ON "reconcile_difference" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "reconcile_difference_status" ON "reconcile_difference" USING btree ("status","day","id");