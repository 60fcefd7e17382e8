CREATE TABLE "bill_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"bill_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"decided_by" text,
	"status" text NOT NULL,
	CONSTRAINT "bill_change_two" CHECK (status not in ('APPROVED', 'REFUSED') or decided_by <> asked_by)
);
--> statement-breakpoint
CREATE TABLE "bill_guess" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_run" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"period" text NOT NULL,
	"fee_codes" text[] NOT NULL,
	"status" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"fee_at" integer DEFAULT 0 NOT NULL,
	"source_at" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"source_id" text NOT NULL,
	"contract_id" text,
	"meter_id" text,
	"unit_id" text NOT NULL,
	"place" text NOT NULL,
	"room_no" text NOT NULL,
	"fee_code" text NOT NULL,
	"period" text NOT NULL,
	"run_id" text,
	"lines" jsonb NOT NULL,
	"principal_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"adjust_fen" bigint DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"late_fee_ppm_per_day" integer NOT NULL,
	"late_free_days" integer DEFAULT 0 NOT NULL,
	"late_frozen_on" date,
	"settled_late_fen" bigint,
	"issue_date" date,
	"due_date" date,
	"status" text NOT NULL,
	"held_from" text,
	"pay_order_id" text,
	"reminded_on" date,
	"objection" jsonb,
	"successor_id" text,
	CONSTRAINT "bill_paid" CHECK (paid_fen >= 0 and refunded_fen >= 0 and refunded_fen <= paid_fen),
	CONSTRAINT "bill_principal" CHECK (principal_fen >= 0 and principal_fen + adjust_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "bill_run_exception" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"fee_code" text NOT NULL,
	"source_id" text NOT NULL,
	"meter_no" text NOT NULL,
	"place" text NOT NULL,
	"enterprise_id" text,
	"usage_x_100" bigint,
	"last_year_x_100" bigint,
	"bill_id" text
);
--> statement-breakpoint
CREATE TABLE "meter_anomaly" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"reading_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"usage_x_100" bigint NOT NULL,
	"last_year_x_100" bigint,
	"night_x_100" bigint,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"tax_ppm" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_no" text NOT NULL,
	"kind" text NOT NULL,
	"unit_id" text NOT NULL,
	"enterprise_id" text,
	"multiplier" integer NOT NULL,
	"digits" integer NOT NULL,
	"initial_x_100" bigint NOT NULL,
	"initial_tou" jsonb,
	"last_x_100" bigint NOT NULL,
	"last_period" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"replaced_by_id" text
);
--> statement-breakpoint
CREATE TABLE "meter_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"enterprise_id" text,
	"period" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"previous_x_100" bigint NOT NULL,
	"reading_x_100" bigint NOT NULL,
	"tou" jsonb,
	"is_rolled_over" boolean DEFAULT false NOT NULL,
	"usage_x_100" bigint,
	"tou_usage" jsonb,
	"night_x_100" bigint,
	"photo_file_id" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "meter_reading_usage" CHECK (usage_x_100 is null or usage_x_100 >= 0)
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"fee_code" text NOT NULL,
	"price" jsonb NOT NULL,
	"effective_from" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_change" ADD CONSTRAINT "bill_change_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_run_exception" ADD CONSTRAINT "bill_run_exception_run_id_bill_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bill_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_anomaly" ADD CONSTRAINT "meter_anomaly_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_anomaly" ADD CONSTRAINT "meter_anomaly_reading_id_meter_reading_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_reading"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter" ADD CONSTRAINT "meter_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter" ADD CONSTRAINT "meter_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_reading" ADD CONSTRAINT "meter_reading_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_change_open" ON "bill_change" USING btree ("bill_id") WHERE status = 'ASKED';--> statement-breakpoint
CREATE INDEX "bill_change_bill" ON "bill_change" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "bill_guess_address" ON "bill_guess" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_open" ON "bill_run" USING btree ("period") WHERE status in ('RUNNING', 'READY', 'ISSUING');--> statement-breakpoint
CREATE INDEX "bill_run_created" ON "bill_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_no" ON "bill" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_once" ON "bill" USING btree ("source_id","fee_code","period") WHERE status <> 'VOID';--> statement-breakpoint
CREATE INDEX "bill_created" ON "bill" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bill_due" ON "bill" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "bill_status_created" ON "bill" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_status_due" ON "bill" USING btree ("status","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_due" ON "bill" USING btree ("enterprise_id","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_period" ON "bill" USING btree ("enterprise_id","period","id");--> statement-breakpoint
CREATE INDEX "bill_run_status" ON "bill" USING btree ("run_id","status","fee_code");--> statement-breakpoint
CREATE INDEX "bill_meter" ON "bill" USING btree ("meter_id","period");--> statement-breakpoint
CREATE INDEX "bill_period_created" ON "bill" USING btree ("period","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_exception_once" ON "bill_run_exception" USING btree ("run_id","source_id","fee_code","kind");--> statement-breakpoint
CREATE INDEX "bill_run_exception_kind" ON "bill_run_exception" USING btree ("run_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_anomaly_reading" ON "meter_anomaly" USING btree ("reading_id","kind");--> statement-breakpoint
CREATE INDEX "meter_anomaly_meter" ON "meter_anomaly" USING btree ("meter_id");--> statement-breakpoint
CREATE INDEX "meter_anomaly_created" ON "meter_anomaly" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_item_code" ON "fee_item" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_no" ON "meter" USING btree ("meter_no");--> statement-breakpoint
CREATE INDEX "meter_unit" ON "meter" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "meter_enterprise" ON "meter" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "meter_read" ON "meter" USING btree ("last_period","id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_reading_period" ON "meter_reading" USING btree ("meter_id","period");--> statement-breakpoint
CREATE INDEX "meter_reading_read" ON "meter_reading" USING btree ("read_at","id");--> statement-breakpoint
CREATE INDEX "meter_reading_raw" ON "meter_reading" USING btree ("read_at","id") WHERE status <> 'CHECKED';--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_from" ON "tariff" USING btree ("fee_code","effective_from");