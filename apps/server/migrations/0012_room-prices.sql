DROP INDEX "booking_unsettled";--> statement-breakpoint
ALTER TABLE "conference_room" ADD COLUMN "price_per_slot_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conference_room" ADD COLUMN "free_slots_per_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "amount_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "free_slots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_unsettled" ON "booking" USING btree ("status","start_at") WHERE status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN');