CREATE TABLE "fin_application" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"institution_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"term_months" integer NOT NULL,
	"purpose" text NOT NULL,
	"approved_fen" bigint,
	"approved_ppm" integer,
	"approved_months" integer,
	"supplement" text DEFAULT '' NOT NULL,
	"supplement_file_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "fin_application_approved" CHECK ((approved_fen is null) = (approved_ppm is null))
);
--> statement-breakpoint
CREATE TABLE "fin_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"application_id" text NOT NULL,
	"institution_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"days" integer NOT NULL,
	"until" date NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fin_product" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"institution_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"intro" text NOT NULL,
	"amount_from_fen" bigint NOT NULL,
	"amount_to_fen" bigint NOT NULL,
	"rate_ppm_from" integer NOT NULL,
	"rate_ppm_to" integer NOT NULL,
	"term_months_from" integer NOT NULL,
	"term_months_to" integer NOT NULL,
	"fee_ppm" integer NOT NULL,
	"subsidy_ppm" integer NOT NULL,
	"repay" text NOT NULL,
	"guarantee" text NOT NULL,
	"materials" text[] NOT NULL,
	"conditions" jsonb NOT NULL,
	"subsidy_policy_id" text,
	"cost_ppm" integer,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "fin_product_ranges" CHECK (amount_from_fen <= amount_to_fen and rate_ppm_from <= rate_ppm_to and term_months_from <= term_months_to)
);
--> statement-breakpoint
CREATE TABLE "fin_institution" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"licence_no" text NOT NULL,
	"regions" text NOT NULL,
	"ticket_from_fen" bigint NOT NULL,
	"ticket_to_fen" bigint NOT NULL,
	"stages" text[] NOT NULL,
	"intro" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_product_id_fin_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."fin_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_application" ADD CONSTRAINT "fin_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_consent" ADD CONSTRAINT "fin_consent_application_id_fin_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fin_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_consent" ADD CONSTRAINT "fin_consent_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_product" ADD CONSTRAINT "fin_product_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_product" ADD CONSTRAINT "fin_product_subsidy_policy_id_policy_id_fk" FOREIGN KEY ("subsidy_policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_institution" ADD CONSTRAINT "fin_institution_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fin_application_own" ON "fin_application" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fin_application_received" ON "fin_application" USING btree ("institution_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_application_submitted" ON "fin_application" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_application_due" ON "fin_application" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fin_application_open" ON "fin_application" USING btree ("enterprise_id","product_id") WHERE status in ('DRAFT', 'SUBMITTED', 'ACCEPTED', 'MATERIAL', 'DUE_DILIGENCE', 'APPROVED', 'SIGNED');--> statement-breakpoint
CREATE UNIQUE INDEX "fin_consent_application" ON "fin_consent" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "fin_consent_until" ON "fin_consent" USING btree ("until") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "fin_product_cost" ON "fin_product" USING btree ("cost_ppm","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "fin_product_published" ON "fin_product" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "fin_product_own" ON "fin_product" USING btree ("institution_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fin_product_submitted" ON "fin_product" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fin_institution_enterprise" ON "fin_institution" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "fin_institution_submitted" ON "fin_institution" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fin_institution_open" ON "fin_institution" USING btree ("opened_at","id") WHERE status = 'OPEN';--> statement-breakpoint
-- Institutions, their products and what is applied for are watched by the service office.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_SERVICE', 'M0509', 'M05', '/manage/finance', '投资融资', 'finance', 10)
ON CONFLICT DO NOTHING;
