CREATE TABLE "lease_move_out_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"bill_id" text,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"is_dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lease_move_out_item_amount" CHECK (amount_fen >= 0 and (kind <> 'DEDUCTION' or amount_fen > 0))
);
--> statement-breakpoint
CREATE TABLE "lease_move_out" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" text NOT NULL,
	"status" text NOT NULL,
	"last_day" date NOT NULL,
	"calculated_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"in_hand_fen" bigint NOT NULL,
	"taken_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"payout_fen" bigint NOT NULL,
	"needs_two" boolean NOT NULL,
	"payee" jsonb,
	"file_id" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"first_by" text NOT NULL,
	"second_by" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "lease_move_out_sum" CHECK (in_hand_fen - taken_fen = net_fen and payout_fen between 0 and in_hand_fen),
	CONSTRAINT "lease_move_out_two" CHECK (status <> 'SETTLED' or not needs_two or (second_by is not null and second_by <> first_by))
);
--> statement-breakpoint
ALTER TABLE "refund_order" ALTER COLUMN "pay_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_order" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_order" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "refund_order" ADD COLUMN "payee" jsonb;--> statement-breakpoint
ALTER TABLE "refund_order" ADD COLUMN "proof_file_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_order" ADD COLUMN "cause_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_move_out_item" ADD CONSTRAINT "lease_move_out_item_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_move_out" ADD CONSTRAINT "lease_move_out_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_move_out_item_contract" ON "lease_move_out_item" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_move_out_item_bill" ON "lease_move_out_item" USING btree ("bill_id") WHERE bill_id is not null and not is_dropped;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_move_out_standing" ON "lease_move_out" USING btree ("contract_id") WHERE status in ('PROPOSED', 'SETTLED');--> statement-breakpoint
CREATE INDEX "lease_move_out_contract" ON "lease_move_out" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "lease_move_out_proposed" ON "lease_move_out" USING btree ("created_at") WHERE status = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "refund_order_cause" ON "refund_order" USING btree ("cause_id") WHERE cause_id <> '';--> statement-breakpoint
CREATE INDEX "refund_order_enterprise" ON "refund_order" USING btree ("enterprise_id") WHERE enterprise_id is not null;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_target" CHECK ((pay_order_id is null) = (attempt_id is null) and (pay_order_id is not null or payee is not null));--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_payee_two" CHECK (payee is null or status in ('APPLIED', 'REJECTED', 'WITHDRAWN') or (
        applicant_id is not null and cardinality(approver_ids) > 0 and applicant_id <> all (approver_ids)));