CREATE TABLE "demo_part" (
	"name" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
