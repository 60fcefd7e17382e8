ALTER TABLE "meter_reading" ADD COLUMN "nights_x_100" bigint[];--> statement-breakpoint
ALTER TABLE "pay_item" ADD COLUMN "calculation" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "meter_replaced" ON "meter" USING btree ("replaced_by_id");