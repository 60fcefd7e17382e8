CREATE TABLE "lease_unit" (
	"contract_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "lease_unit_contract_id_unit_id_pk" PRIMARY KEY("contract_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "lease_contract" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"rent_fen_per_month" bigint NOT NULL,
	"pay_cycle" integer NOT NULL,
	"free_days" integer NOT NULL,
	"deposit_fen" bigint NOT NULL,
	"escalations" jsonb NOT NULL,
	"property_fee_fen_per_m_2_month" integer NOT NULL,
	"late_fee_ppm_per_day" integer NOT NULL,
	"notice_days" integer NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"parent_contract_id" text,
	"status" text NOT NULL,
	"sign_by" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	"refused_for" text DEFAULT '' NOT NULL,
	"leave_on" date,
	"handover" text DEFAULT '' NOT NULL,
	"deduct_fen" bigint DEFAULT 0 NOT NULL,
	"refund_fen" bigint,
	"ended_on" date,
	CONSTRAINT "lease_contract_term" CHECK (from_day < to_day)
);
--> statement-breakpoint
CREATE TABLE "lease_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"wish" text NOT NULL,
	"wished_day" date,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD CONSTRAINT "lease_contract_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_request" ADD CONSTRAINT "lease_request_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_unit_unit" ON "lease_unit" USING btree ("unit_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_contract_no" ON "lease_contract" USING btree ("no");--> statement-breakpoint
CREATE INDEX "lease_contract_enterprise" ON "lease_contract" USING btree ("enterprise_id","to_day","id");--> statement-breakpoint
CREATE INDEX "lease_contract_end" ON "lease_contract" USING btree ("to_day","id");--> statement-breakpoint
CREATE INDEX "lease_contract_created" ON "lease_contract" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lease_contract_unsettled" ON "lease_contract" USING btree ("status","to_day") WHERE status in ('TO_SIGN', 'SIGNED', 'ACTIVE', 'EXPIRING');--> statement-breakpoint
CREATE INDEX "lease_contract_parent" ON "lease_contract" USING btree ("parent_contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_request_open" ON "lease_request" USING btree ("contract_id","kind") WHERE status in ('SUBMITTED', 'HANDLING');--> statement-breakpoint
CREATE INDEX "lease_request_contract" ON "lease_request" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "lease_request_created" ON "lease_request" USING btree ("created_at","id");
--> statement-breakpoint
-- Whoever is second does not get a unit that another contract holds in the same days.
ALTER TABLE "lease_unit" ADD CONSTRAINT "lease_unit_free" EXCLUDE USING gist (
  "unit_id" WITH =, daterange("from_day", "to_day", '[]') WITH &&
) WHERE ("is_held");
--> statement-breakpoint
-- The finance office settles leavings, and has its to-dos.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_FINANCE', 'M0790', 'M07', '/manage/todo', '待办', 'todo', 1),
('OP_FINANCE', 'M0706', 'M07', '/manage/contract', '合同', 'contract', 7);
