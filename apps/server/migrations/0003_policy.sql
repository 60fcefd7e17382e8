CREATE TABLE "declare_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"policy_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"quota" integer,
	"budget_fen" bigint,
	"once_per_year" boolean NOT NULL,
	"form_schema" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"publicity_days" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "declare_item_window" CHECK (window_from <= window_to),
	CONSTRAINT "declare_item_publicity" CHECK (publicity_days >= 5)
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"doc_no" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"dept_codes" text[] NOT NULL,
	"contact_office" text NOT NULL,
	"contact_phone" text NOT NULL,
	"issued_at" date NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"repealed_at" date,
	"original_body" text NOT NULL,
	"interpretation" text NOT NULL,
	"picture" jsonb,
	"cover" jsonb,
	"plain_summary" text NOT NULL,
	"amount_min_fen" bigint NOT NULL,
	"amount_max_fen" bigint NOT NULL,
	"formula_text" text NOT NULL,
	"calc" text,
	"conditions" jsonb NOT NULL,
	"industry_tags" text[] DEFAULT '{}' NOT NULL,
	"scales" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declare_item" ADD CONSTRAINT "declare_item_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declare_item_end" ON "declare_item" USING btree ("window_to","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_start" ON "declare_item" USING btree ("window_from","id") WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "declare_item_policy" ON "declare_item" USING btree ("policy_id","window_to");--> statement-breakpoint
CREATE INDEX "policy_latest" ON "policy" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_amount" ON "policy" USING btree ("amount_max_fen" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_level" ON "policy" USING btree ("level","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_kind" ON "policy" USING btree ("kind","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('PUBLISHED', 'REPEALED');--> statement-breakpoint
CREATE INDEX "policy_departments" ON "policy" USING gin ("dept_codes");--> statement-breakpoint
CREATE INDEX "policy_industry_tags" ON "policy" USING gin ("industry_tags");