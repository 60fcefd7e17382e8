CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"lang" text NOT NULL,
	"section" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"visible_from" timestamp (3) with time zone,
	"visible_to" timestamp (3) with time zone,
	"weight" integer DEFAULT 0 NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_lang_pk" PRIMARY KEY("kind","ref_id","lang")
);
--> statement-breakpoint
CREATE INDEX "search_document_title_words" ON "search_document" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_published" ON "search_document" USING btree ("published_at" DESC NULLS LAST);