CREATE TABLE "closed_day" (
	"day" date PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "farm_step" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "match_recommend" ADD CONSTRAINT "match_recommend_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;