ALTER TABLE "meter_anomaly" ADD COLUMN "ticket_id" text;--> statement-breakpoint
ALTER TABLE "meter_anomaly" ADD COLUMN "ticket_no" text DEFAULT '' NOT NULL;