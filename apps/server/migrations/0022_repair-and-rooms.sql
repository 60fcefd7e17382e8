ALTER TABLE "conference_room" ADD COLUMN "building_id" text;--> statement-breakpoint
ALTER TABLE "conference_room" ADD COLUMN "floor" integer;--> statement-breakpoint
ALTER TABLE "conference_room" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "repair_asset" ADD COLUMN "guests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "audio" text;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "guest_key_hash" text;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "planned_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "planned_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "signed_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conference_room" ADD CONSTRAINT "conference_room_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conference_room_building" ON "conference_room" USING btree ("building_id");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_ticket_guest" ON "repair_ticket" USING btree ("guest_key_hash");--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD CONSTRAINT "repair_ticket_plan" CHECK (planned_to > planned_from);