CREATE TABLE "match_project" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"category_code" text NOT NULL,
	"chain_stage" text NOT NULL,
	"body" text NOT NULL,
	"quantity_x_100" bigint,
	"unit" text DEFAULT '' NOT NULL,
	"price_from_fen" integer,
	"price_to_fen" integer,
	"season_from" smallint,
	"season_to" smallint,
	"region_id" text NOT NULL,
	"deadline" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "match_project_price" CHECK (price_from_fen <= price_to_fen),
	CONSTRAINT "match_project_season" CHECK ((season_from is null) = (season_to is null))
);
--> statement-breakpoint
ALTER TABLE "match_project" ADD CONSTRAINT "match_project_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_project_own" ON "match_project" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "match_project_updated" ON "match_project" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "match_project_by_deadline" ON "match_project" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "match_project_open" ON "match_project" USING btree ("category_code","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "match_project_due" ON "match_project" USING btree ("deadline") WHERE status = 'PUBLISHED';