CREATE TABLE "enterprise" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"property" text NOT NULL,
	"chain_stages" text[] NOT NULL,
	"industry_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"region_id" text NOT NULL,
	"scale" text NOT NULL,
	"registered_on" date NOT NULL,
	"registered_capital_fen" bigint NOT NULL,
	"legal_person" text NOT NULL,
	"legal_id_last4" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"landline" text,
	"email" text,
	"address" text NOT NULL,
	"unit_ids" text[] DEFAULT '{}' NOT NULL,
	"license_file_id" text,
	"logo_file_id" text,
	"cover" jsonb,
	"intro" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"honours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"annual" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bank_account" jsonb,
	"invoice_titles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completeness" integer DEFAULT 0 NOT NULL,
	"credit_score" integer,
	"credit_grade" text,
	"entry_status" text NOT NULL,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	CONSTRAINT "enterprise_completeness" CHECK (completeness between 0 and 100),
	CONSTRAINT "enterprise_credit_score" CHECK (credit_score between 0 and 100),
	CONSTRAINT "enterprise_chain_stage" CHECK (cardinality(chain_stages) >= 1)
);
--> statement-breakpoint
CREATE TABLE "carousel" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	"body" text NOT NULL,
	"link_type" text NOT NULL,
	"link_url" text NOT NULL,
	"link_label" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_page" (
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" jsonb,
	"sections" jsonb NOT NULL,
	"guide" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_page_key_lang_pk" PRIMARY KEY("key","lang")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"lang" text PRIMARY KEY NOT NULL,
	"park_name" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"hotline" text NOT NULL,
	"service_hours" text NOT NULL,
	"duty_phone" text NOT NULL,
	"filings" jsonb NOT NULL,
	"notice" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "article_neighbours";--> statement-breakpoint
DROP INDEX "article_tag_list";--> statement-breakpoint
DROP INDEX "article_list";--> statement-breakpoint
DROP INDEX "article_views";--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_name" ON "enterprise" USING btree ("name") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_credit_code" ON "enterprise" USING btree ("credit_code") WHERE entry_status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "enterprise_entry_status" ON "enterprise" USING btree ("entry_status","updated_at");--> statement-breakpoint
CREATE INDEX "enterprise_chain_stages" ON "enterprise" USING gin ("chain_stages");--> statement-breakpoint
CREATE INDEX "carousel_place" ON "carousel" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "article_tag_time" ON "article_tag" USING btree ("tag_id","publish_at","article_id");--> statement-breakpoint
CREATE INDEX "article_level" ON "article" USING btree ("column","level","pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_category" ON "article" USING btree ("column","category","pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED' and category is not null;--> statement-breakpoint
CREATE INDEX "article_time" ON "article" USING btree ("column","publish_at","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_expiry" ON "article" USING btree ("expire_at") WHERE status = 'PUBLISHED' and expire_at is not null;--> statement-breakpoint
CREATE INDEX "article_tag_list" ON "article_tag" USING btree ("tag_id","column","pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("column","pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "article_views" ON "article" USING btree ("column","views" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';