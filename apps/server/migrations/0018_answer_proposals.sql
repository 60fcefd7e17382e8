DROP INDEX "community_comment_waiting";--> statement-breakpoint
ALTER TABLE "community_comment" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
CREATE INDEX "community_comment_waiting" ON "community_comment" USING btree ("due_at","id") WHERE status in ('PENDING', 'APPEAL', 'HIDDEN') or proposal is not null;