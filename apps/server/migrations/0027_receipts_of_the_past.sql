DROP INDEX "article_receipt_wanted";--> statement-breakpoint
CREATE INDEX "article_receipt_wanted" ON "article" USING btree ("publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE need_receipt;