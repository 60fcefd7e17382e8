ALTER TABLE "match_recommend" ADD COLUMN "viewed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Recommendations from before: the log knows when they were opened, the answer is the latest they can have been.
UPDATE "match_recommend" SET "viewed_at" = coalesce(
	(SELECT min("at") FROM "oper_log" WHERE "entity" = 'recommend' AND "entity_id" = "match_recommend"."id" AND "event" = 'recommend.open'),
	"answered_at"
);
