CREATE TABLE "search_count" (
	"keyword" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_count_keyword_day_pk" PRIMARY KEY("keyword","day")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "shared_with" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_count_day" ON "search_count" USING btree ("day","keyword");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("list") WHERE shared_with <> '{}';