CREATE TABLE "article_count" (
	"column" text NOT NULL,
	"unit" text NOT NULL,
	"list" text NOT NULL,
	"since" date NOT NULL,
	"pinned" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_count_key" PRIMARY KEY("column","unit","list","since","pinned")
);
