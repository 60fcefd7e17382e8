-- What waits to be paid holds its time, too.
ALTER TABLE "booking" DROP CONSTRAINT "booking_resource_free";
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_resource_free" EXCLUDE USING gist (
  "resource_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'));
--> statement-breakpoint
ALTER TABLE "booking" DROP CONSTRAINT "booking_user_free";
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_free" EXCLUDE USING gist (
  "user_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'));
