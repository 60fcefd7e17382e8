CREATE TABLE "search_rename" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"renamed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_rename_list_code_pk" PRIMARY KEY("list","code")
);
