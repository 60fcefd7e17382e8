CREATE TABLE "answered_call" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" jsonb,
	CONSTRAINT "answered_call_key" PRIMARY KEY("user_id","path","request_id")
);
--> statement-breakpoint
CREATE INDEX "answered_call_begun" ON "answered_call" USING btree ("begun_at");