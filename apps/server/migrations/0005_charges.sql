CREATE TABLE "contract_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" text NOT NULL,
	"fee_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"quantity_x_100" bigint NOT NULL,
	"unit_price_e_4" bigint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	CONSTRAINT "contract_charge_term" CHECK (to_day is null or to_day >= from_day - 1),
	CONSTRAINT "contract_charge_amount" CHECK (quantity_x_100 > 0 and unit_price_e_4 >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"contract_id" text,
	"bill_id" text,
	"fee_code" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"lowered_fen" bigint NOT NULL,
	"credited_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "credit_note_sum" CHECK (amount_fen > 0 and lowered_fen >= 0 and credited_fen >= 0 and lowered_fen + credited_fen = amount_fen)
);
--> statement-breakpoint
CREATE TABLE "hand_bill" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"contract_id" text,
	"bill_id" text,
	"fee_code" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"due_date" date,
	"has_late_fee" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"needs_second" boolean DEFAULT false NOT NULL,
	"asked_by" text,
	"decided_by" text,
	"returned_for" text DEFAULT '' NOT NULL,
	"issued_id" text,
	CONSTRAINT "hand_bill_amount" CHECK (amount_fen > 0),
	CONSTRAINT "hand_bill_two" CHECK (status <> 'ISSUED' or not needs_second
        or (asked_by is not null and decided_by is not null and asked_by <> decided_by)),
	CONSTRAINT "hand_bill_issued" CHECK ((status = 'ISSUED') = (issued_id is not null))
);
--> statement-breakpoint
CREATE TABLE "meter_share_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"share_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"weight" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "meter_share_weight" CHECK (weight > 0)
);
--> statement-breakpoint
CREATE TABLE "meter_share" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"fee_code" text NOT NULL,
	"method" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "tax_fen" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "own_fee" jsonb;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "by_hand" jsonb;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "tax_ppm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "unit_price_e_4" bigint;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "ledger_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_item" ADD COLUMN "always_second" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_charge" ADD CONSTRAINT "contract_charge_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_bill" ADD CONSTRAINT "hand_bill_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_bill" ADD CONSTRAINT "hand_bill_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_bill" ADD CONSTRAINT "hand_bill_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_share_unit" ADD CONSTRAINT "meter_share_unit_share_id_meter_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."meter_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_share_unit" ADD CONSTRAINT "meter_share_unit_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_share" ADD CONSTRAINT "meter_share_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_charge_contract" ON "contract_charge" USING btree ("contract_id","from_day","id");--> statement-breakpoint
CREATE INDEX "contract_charge_fee" ON "contract_charge" USING btree ("fee_code","contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_no" ON "credit_note" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_source" ON "credit_note" USING btree ("source");--> statement-breakpoint
CREATE INDEX "credit_note_bill" ON "credit_note" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "credit_note_enterprise" ON "credit_note" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hand_bill_created" ON "hand_bill" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hand_bill_status" ON "hand_bill" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "hand_bill_enterprise" ON "hand_bill" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_share_unit_once" ON "meter_share_unit" USING btree ("share_id","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_share_meter" ON "meter_share" USING btree ("meter_id");--> statement-breakpoint
CREATE INDEX "meter_share_fee" ON "meter_share" USING btree ("fee_code","meter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_by_hand" ON "bill" USING btree ("source_id") WHERE source_id like '%:%';--> statement-breakpoint
ALTER TABLE "fee_item" ADD CONSTRAINT "fee_item_own" CHECK ((names is null) = (basis is null));