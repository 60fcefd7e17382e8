DROP INDEX "invoice_live";--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "answer_fen" bigint;--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_live" ON "invoice" USING btree ("pay_order_id") WHERE status in ('APPLIED', 'ISSUED', 'DELIVERED', 'TO_RED');