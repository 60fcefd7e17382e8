CREATE TABLE "activation" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_layout" (
	"kind" text NOT NULL,
	"heads" text NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "import_layout_kind_heads_pk" PRIMARY KEY("kind","heads")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"sheet_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"mended" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"verdict" text,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"is_skipped" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"entity_id" text,
	"entity_version" integer,
	"before" jsonb,
	CONSTRAINT "import_row_sheet_id_line_pk" PRIMARY KEY("sheet_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"kinds" text[] NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"proposal" jsonb,
	"acting_for" jsonb,
	"checked_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_sheet" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"constants" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"move_out_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"status" text NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"objection" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "settlement_consent_signed" CHECK (status <> 'SIGNED' or file_id <> ''),
	CONSTRAINT "settlement_consent_objection" CHECK ((status not in ('OBJECTED', 'ANSWERED') or objection <> '') and (status <> 'ANSWERED' or reply <> ''))
);
--> statement-breakpoint
CREATE TABLE "counter_day_way" (
	"counter_day_id" text NOT NULL,
	"way" text NOT NULL,
	"open_fen" bigint NOT NULL,
	"receipts" integer NOT NULL,
	"taken_fen" bigint NOT NULL,
	"back_fen" bigint NOT NULL,
	"counted_fen" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "counter_day_way_counter_day_id_way_pk" PRIMARY KEY("counter_day_id","way"),
	CONSTRAINT "counter_day_way_reason" CHECK (counted_fen = open_fen + taken_fen - back_fen or reason <> '')
);
--> statement-breakpoint
CREATE TABLE "counter_day" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"day" date NOT NULL,
	"expected_fen" bigint NOT NULL,
	"counted_fen" bigint NOT NULL,
	"kept_fen" bigint NOT NULL,
	"needs_second" boolean NOT NULL,
	"status" text NOT NULL,
	"first_by" text NOT NULL,
	"second_by" text,
	"taken_at" timestamp (3) with time zone,
	"returned_for" text DEFAULT '' NOT NULL,
	CONSTRAINT "counter_day_two" CHECK (second_by <> first_by),
	CONSTRAINT "counter_day_second" CHECK (status <> 'CLOSED' or not needs_second or second_by is not null),
	CONSTRAINT "counter_day_difference" CHECK (needs_second or counted_fen = expected_fen),
	CONSTRAINT "counter_day_kept" CHECK (kept_fen between 0 and counted_fen)
);
--> statement-breakpoint
CREATE TABLE "setup_postponed" (
	"key" text PRIMARY KEY NOT NULL,
	"postponed_by" text NOT NULL,
	"postponed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"attachment_id" text,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "park_setting" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"group" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"sealed" text NOT NULL,
	"shown" jsonb NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	"effective_at" timestamp (3) with time zone,
	CONSTRAINT "park_setting_second_person" CHECK (state <> 'APPROVED' or decided_by <> created_by),
	CONSTRAINT "park_setting_effective" CHECK (state <> 'APPROVED' or effective_at is not null)
);
--> statement-breakpoint
ALTER TABLE "money_rule" DROP CONSTRAINT "money_rule_threshold";--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "pay_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_plan" ADD COLUMN "paper_file_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "billed_from" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "receipt_id" text;--> statement-breakpoint
ALTER TABLE "money_rule" ADD COLUMN "second_match_above_fen" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_item" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "reversed_on" date;--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "registration_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_sheet_id_import_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."import_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sheet" ADD CONSTRAINT "import_sheet_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_consent" ADD CONSTRAINT "settlement_consent_move_out_id_lease_move_out_id_fk" FOREIGN KEY ("move_out_id") REFERENCES "public"."lease_move_out"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_consent" ADD CONSTRAINT "settlement_consent_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_day_way" ADD CONSTRAINT "counter_day_way_counter_day_id_counter_day_id_fk" FOREIGN KEY ("counter_day_id") REFERENCES "public"."counter_day"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_attachment_id_mail_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."mail_attachment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_expiry" ON "activation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_row_key" ON "import_row" USING btree ("sheet_id","key","line");--> statement-breakpoint
CREATE INDEX "import_row_verdict" ON "import_row" USING btree ("sheet_id","verdict","line");--> statement-breakpoint
CREATE INDEX "import_row_unchecked" ON "import_row" USING btree ("sheet_id","line") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "import_row_status" ON "import_row" USING btree ("sheet_id","status","line");--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_no" ON "import_run" USING btree ("no");--> statement-breakpoint
CREATE INDEX "import_run_created" ON "import_run" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "import_run_working" ON "import_run" USING btree ("id") WHERE status in ('CHECKING', 'WRITING', 'UNDOING');--> statement-breakpoint
CREATE UNIQUE INDEX "import_sheet_position" ON "import_sheet" USING btree ("run_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_consent_move_out" ON "settlement_consent" USING btree ("move_out_id");--> statement-breakpoint
CREATE INDEX "settlement_consent_contract" ON "settlement_consent" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "settlement_consent_due" ON "settlement_consent" USING btree ("answer_by") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "settlement_consent_objected" ON "settlement_consent" USING btree ("updated_at") WHERE status = 'OBJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "counter_day_no" ON "counter_day" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "counter_day_live" ON "counter_day" USING btree ("day") WHERE status in ('WAITING', 'CLOSED');--> statement-breakpoint
CREATE INDEX "counter_day_day" ON "counter_day" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "counter_day_status" ON "counter_day" USING btree ("status","day","id");--> statement-breakpoint
CREATE INDEX "mail_attachment_created" ON "mail_attachment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_message_status" ON "mail_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mail_message_created" ON "mail_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_message_attachment" ON "mail_message" USING btree ("attachment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "park_setting_open" ON "park_setting" USING btree ("group") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "park_setting_group" ON "park_setting" USING btree ("group","state","effective_at");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_bill_trigrams" ON "hand_bill" USING gin ("reason" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_line_trigrams" ON "bank_line" USING gin ("bank_no" gin_trgm_ops,"payer" gin_trgm_ops,"purpose" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_receipt_live" ON "invoice" USING btree ("receipt_id") WHERE status in ('APPLIED', 'ISSUING', 'ISSUED', 'DELIVERED', 'TO_RED');--> statement-breakpoint
CREATE INDEX "invoice_receipt" ON "invoice" USING btree ("receipt_id","id");--> statement-breakpoint
CREATE INDEX "invoice_trigrams" ON "invoice" USING gin ("no" gin_trgm_ops,"title" gin_trgm_ops,"tax_no" gin_trgm_ops,"invoice_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pay_order_trigrams" ON "pay_order" USING gin ("no" gin_trgm_ops,"payer_name" gin_trgm_ops,"trade_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receipt_trigrams" ON "receipt" USING gin ("no" gin_trgm_ops,"payer" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receipt_way" ON "receipt" USING btree ("way","created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_reversed" ON "receipt" USING btree ("reversed_on") WHERE reversed_on is not null;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_source" CHECK (num_nonnulls(pay_order_id, receipt_id) = 1);--> statement-breakpoint
ALTER TABLE "money_rule" ADD CONSTRAINT "money_rule_threshold" CHECK (second_person_from_fen >= 0 and second_match_above_fen >= 0);