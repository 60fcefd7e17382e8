CREATE TABLE "service_order_log" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"side" text,
	"user_id" text,
	"text" text NOT NULL,
	"file_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"service_id" text,
	"shop_id" text,
	"buyer_user_id" text,
	"buyer_enterprise_id" text,
	"provider_enterprise_id" text NOT NULL,
	"subject" text NOT NULL,
	"need" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"quoted_fen" bigint,
	"quote_note" text DEFAULT '' NOT NULL,
	"agreed_fen" bigint,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"responded_at" timestamp (3) with time zone,
	"response_min" integer,
	"due_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"turn" text,
	"cancel_asked_by" text,
	"disputed_at" timestamp (3) with time zone,
	"ruled_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"registered_by" text,
	"deal_day" date,
	"project_id" text,
	"recommendation_id" text,
	"status" text NOT NULL,
	CONSTRAINT "service_order_buyer_known" CHECK (buyer_user_id is not null or buyer_enterprise_id is not null),
	CONSTRAINT "service_order_two_sides" CHECK (buyer_enterprise_id is distinct from provider_enterprise_id),
	CONSTRAINT "service_order_registered" CHECK (is_offline = (registered_by is not null))
);
--> statement-breakpoint
CREATE TABLE "service_rating" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" text NOT NULL,
	"side" text NOT NULL,
	"from_user_id" text NOT NULL,
	"shop_id" text,
	"service_id" text,
	"score" integer NOT NULL,
	"quality" integer NOT NULL,
	"timeliness" integer NOT NULL,
	"attitude" integer NOT NULL,
	"text" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"addition" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"hide_reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "service_rating_score" CHECK (least(score, quality, timeliness, attitude) >= 1
      and greatest(score, quality, timeliness, attitude) <= 5)
);
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "avg_rating" double precision;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "median_response_min" integer;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "p90_response_min" integer;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "response_sample" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "avg_rating" double precision;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "median_response_min" integer;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "p90_response_min" integer;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "response_sample" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_order_log" ADD CONSTRAINT "service_order_log_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_buyer_enterprise_id_enterprise_id_fk" FOREIGN KEY ("buyer_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_provider_enterprise_id_enterprise_id_fk" FOREIGN KEY ("provider_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_rating" ADD CONSTRAINT "service_rating_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_order_log_order" ON "service_order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_order_buyer" ON "service_order" USING btree ("buyer_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_buyer_enterprise" ON "service_order" USING btree ("buyer_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_provider" ON "service_order" USING btree ("provider_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_order_shop" ON "service_order" USING btree ("shop_id","responded_at");--> statement-breakpoint
CREATE INDEX "service_order_due" ON "service_order" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "service_order_disputed" ON "service_order" USING btree ("disputed_at","id") WHERE disputed_at is not null;--> statement-breakpoint
CREATE INDEX "service_order_project" ON "service_order" USING btree ("project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_rating_order" ON "service_rating" USING btree ("order_id","side");--> statement-breakpoint
CREATE INDEX "service_rating_from" ON "service_rating" USING btree ("from_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_shop" ON "service_rating" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_service" ON "service_rating" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_rating_asked" ON "service_rating" USING btree ("asked_at","id") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "service_response" ON "service" USING btree ("median_response_min","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_average" ON "service" USING btree ("avg_rating" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_done" ON "service" USING btree ("done_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';