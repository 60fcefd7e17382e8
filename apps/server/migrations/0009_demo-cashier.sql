CREATE TABLE "demo_cashier_key" (
	"holder" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_forged" boolean DEFAULT false NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_payment" (
	"attempt_no" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"title" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"settles_at" timestamp (3) with time zone,
	"arrives_fen" bigint,
	"trade_no" text,
	"fail_reason" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "demo_cashier_payment_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "demo_cashier_refund" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"attempt_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"channel_refund_no" text NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL,
	"fail_reason" text
);
--> statement-breakpoint
CREATE INDEX "demo_cashier_notice_due" ON "demo_cashier_notice" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "demo_cashier_payment_settles" ON "demo_cashier_payment" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "demo_cashier_refund_attempt" ON "demo_cashier_refund" USING btree ("attempt_no");--> statement-breakpoint
CREATE INDEX "demo_cashier_refund_settles" ON "demo_cashier_refund" USING btree ("settles_at");