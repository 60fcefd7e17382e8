CREATE TABLE "service" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" text NOT NULL,
	"title" text NOT NULL,
	"category_code" text NOT NULL,
	"price_kind" text NOT NULL,
	"price_fen" integer,
	"unit" text NOT NULL,
	"capacity_note" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" text NOT NULL,
	"process_steps" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"picture" jsonb,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "service_price_kind" CHECK ((price_kind in ('NEGOTIABLE', 'FREE')) = (price_fen is null))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"category_codes" text[] NOT NULL,
	"logo" jsonb,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_published" ON "service" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_price" ON "service" USING btree ("price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_shop" ON "service" USING btree ("shop_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_submitted" ON "service" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shop_enterprise" ON "shop" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "shop_submitted" ON "shop" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);