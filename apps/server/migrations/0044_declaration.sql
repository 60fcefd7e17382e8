CREATE TABLE "declaration_objection" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"declaration_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"contact" text NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_opinion" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"declaration_id" text NOT NULL,
	"expert_id" text NOT NULL,
	"verdict" text,
	"amount_fen" bigint,
	"opinion" text DEFAULT '' NOT NULL,
	"given_at" timestamp (3) with time zone,
	"recused_for" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"applicant_id" text NOT NULL,
	"year" integer NOT NULL,
	"once_per_year" boolean NOT NULL,
	"form" jsonb NOT NULL,
	"prefilled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"materials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amount_apply_fen" bigint DEFAULT 0 NOT NULL,
	"amount_approved_fen" bigint,
	"rule_snapshot" jsonb,
	"field_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"commitment_signed_at" timestamp (3) with time zone,
	"passed_by" text,
	"publicity_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason_code" text,
	"reason" text DEFAULT '' NOT NULL,
	"payout_at" timestamp (3) with time zone,
	"payout_ref" text DEFAULT '' NOT NULL,
	CONSTRAINT "declaration_amount" CHECK (amount_apply_fen >= 0 and amount_approved_fen >= 0),
	CONSTRAINT "declaration_paid" CHECK (status <> 'PAID_OUT' or (payout_at is not null and amount_approved_fen is not null))
);
--> statement-breakpoint
CREATE TABLE "material_library" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"valid_to" date,
	"doc_version" integer NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "declaration_objection" ADD CONSTRAINT "declaration_objection_declaration_id_declaration_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declaration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_objection" ADD CONSTRAINT "declaration_objection_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_opinion" ADD CONSTRAINT "declaration_opinion_declaration_id_declaration_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declaration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_opinion" ADD CONSTRAINT "declaration_opinion_expert_id_user_account_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_item_id_declare_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."declare_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_applicant_id_user_account_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_library" ADD CONSTRAINT "material_library_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaration_objection_of" ON "declaration_objection" USING btree ("declaration_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_objection_open" ON "declaration_objection" USING btree ("declaration_id","user_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_opinion_once" ON "declaration_opinion" USING btree ("declaration_id","expert_id");--> statement-breakpoint
CREATE INDEX "declaration_opinion_expert" ON "declaration_opinion" USING btree ("expert_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_once" ON "declaration" USING btree ("item_id","enterprise_id","year") WHERE once_per_year and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "declaration_own" ON "declaration" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "declaration_item" ON "declaration" USING btree ("item_id","status");--> statement-breakpoint
CREATE INDEX "declaration_due" ON "declaration" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "declaration_submitted" ON "declaration" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "declaration_clock" ON "declaration" USING btree ("status","due_at") WHERE status in ('RETURNED', 'PUBLICITY');--> statement-breakpoint
CREATE UNIQUE INDEX "material_library_version" ON "material_library" USING btree ("enterprise_id","code","doc_version");--> statement-breakpoint
CREATE INDEX "material_library_validity" ON "material_library" USING btree ("valid_to") WHERE valid_to is not null and reminded_at is null;