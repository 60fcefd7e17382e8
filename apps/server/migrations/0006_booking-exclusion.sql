-- Whoever is second does not get a time that is held: not of the same resource, and not of the same user.
ALTER TABLE "booking" ADD CONSTRAINT "booking_resource_free" EXCLUDE USING gist (
  "resource_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'CONFIRMED', 'CHECKED_IN'));
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_free" EXCLUDE USING gist (
  "user_id" WITH =, tstzrange("start_at", "held_until") WITH &&
) WHERE ("status" IN ('OFFERED', 'PENDING', 'CONFIRMED', 'CHECKED_IN'));
