CREATE TABLE "ledger_check" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_balanced" boolean NOT NULL,
	"transfers" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"transfer_id" text NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"amount_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"cause_id" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"pay_order_id" text NOT NULL,
	"no" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"paid_fen" bigint,
	"trade_no" text,
	"paid_at" timestamp (3) with time zone,
	"qr_text" text,
	"page_url" text,
	"remittance_code" text,
	"fail_reason" text DEFAULT '' NOT NULL,
	"ask_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_item" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"biz_id" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "pay_item_sums" CHECK (amount_fen > 0 and refunded_fen between 0 and amount_fen)
);
--> statement-breakpoint
CREATE TABLE "pay_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"notice_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"item_count" integer NOT NULL,
	"payer_user_id" text,
	"payer_enterprise_id" text,
	"guest_key_hash" text,
	"payer_name" text NOT NULL,
	"total_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"channel" text,
	"status" text NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"success_at" timestamp (3) with time zone,
	"trade_no" text,
	CONSTRAINT "pay_order_sums" CHECK (total_fen > 0 and refunded_fen between 0 and total_fen)
);
--> statement-breakpoint
CREATE TABLE "refund_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"channel_no" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"applicant_id" text,
	"approver_ids" text[] DEFAULT '{}' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"channel_refund_no" text,
	"fail_reason" text DEFAULT '' NOT NULL,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "refund_order_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_attempt" ADD CONSTRAINT "pay_attempt_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_item" ADD CONSTRAINT "pay_item_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_pay_order_id_pay_order_id_fk" FOREIGN KEY ("pay_order_id") REFERENCES "public"."pay_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("transfer_id","position");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account","amount_fen");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_cause" ON "ledger_transfer" USING btree ("cause_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_order" ON "ledger_transfer" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_at" ON "ledger_transfer" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_no" ON "pay_attempt" USING btree ("no");--> statement-breakpoint
CREATE INDEX "pay_attempt_order" ON "pay_attempt" USING btree ("pay_order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_trade" ON "pay_attempt" USING btree ("channel","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_remittance" ON "pay_attempt" USING btree ("remittance_code");--> statement-breakpoint
CREATE INDEX "pay_attempt_ask" ON "pay_attempt" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_item_order" ON "pay_item" USING btree ("pay_order_id","position");--> statement-breakpoint
CREATE INDEX "pay_item_biz" ON "pay_item" USING btree ("kind","biz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_item_held" ON "pay_item" USING btree ("kind","biz_id") WHERE is_held;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_notice_once" ON "pay_notice" USING btree ("channel","notice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_no" ON "pay_order" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_guest" ON "pay_order" USING btree ("guest_key_hash");--> statement-breakpoint
CREATE INDEX "pay_order_created" ON "pay_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_status" ON "pay_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_payer" ON "pay_order" USING btree ("payer_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_enterprise" ON "pay_order" USING btree ("payer_enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pay_order_open" ON "pay_order" USING btree ("expire_at") WHERE status in ('CREATED', 'PAYING');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_order_no" ON "refund_order" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_order_channel_no" ON "refund_order" USING btree ("channel_no");--> statement-breakpoint
CREATE INDEX "refund_order_pay" ON "refund_order" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refund_order_status" ON "refund_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_order_created" ON "refund_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refund_order_ask" ON "refund_order" USING btree ("ask_at") WHERE ask_at is not null;