ALTER TABLE "conference_room" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "accepted_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD COLUMN "paid_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "repair_ticket_owed" ON "repair_ticket" USING btree ("closed_at") WHERE paid_fen < accepted_fen;--> statement-breakpoint
ALTER TABLE "repair_ticket" ADD CONSTRAINT "repair_ticket_paid" CHECK (paid_fen between 0 and accepted_fen);