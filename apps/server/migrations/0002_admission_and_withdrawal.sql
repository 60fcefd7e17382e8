ALTER TABLE "article" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_audit" ADD COLUMN "returned" jsonb;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "admitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_receipt" ON "message" USING btree ("link") WHERE event_code = 'NOTICE_RECEIPT';