DROP INDEX "article_style_enterprise";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "origin" text DEFAULT 'PARK' NOT NULL;--> statement-breakpoint
CREATE INDEX "article_story" ON "article" USING btree ("enterprise_id","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "column" = 'STYLE';--> statement-breakpoint
CREATE INDEX "article_own_story" ON "article" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "article_from_enterprise" ON "article" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE origin = 'ENTERPRISE';--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_own_style" CHECK (origin = 'PARK' or ("column" = 'STYLE' and enterprise_id is not null));