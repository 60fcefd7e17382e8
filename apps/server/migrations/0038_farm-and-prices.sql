CREATE TABLE "farm_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"variety" text NOT NULL,
	"grade" text NOT NULL,
	"place" text NOT NULL,
	"carrier" text NOT NULL,
	"stems" integer NOT NULL,
	"bunches" integer,
	"tips" text[] NOT NULL,
	"interval_min" integer NOT NULL,
	"ok_from_tenths" integer NOT NULL,
	"ok_to_tenths" integer NOT NULL,
	"limit_tenths" integer NOT NULL,
	"picture" jsonb,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"recalled_at" timestamp (3) with time zone,
	CONSTRAINT "farm_batch_published_at" CHECK (status = 'DRAFT' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "farm_reading" (
	"batch_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tenths" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "farm_reading_batch_id_at_pk" PRIMARY KEY("batch_id","at")
);
--> statement-breakpoint
CREATE TABLE "farm_step" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"stems" integer,
	"material" jsonb,
	"inspection" jsonb,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "flower_price" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"variety_code" text NOT NULL,
	"day" date NOT NULL,
	"fen" integer NOT NULL,
	"stems" integer NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "farm_batch" ADD CONSTRAINT "farm_batch_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_reading" ADD CONSTRAINT "farm_reading_batch_id_farm_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."farm_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_step" ADD CONSTRAINT "farm_step_batch_id_farm_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."farm_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "farm_batch_no" ON "farm_batch" USING btree ("batch_no");--> statement-breakpoint
CREATE INDEX "farm_batch_public" ON "farm_batch" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "farm_batch_grower" ON "farm_batch" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "farm_batch_published" ON "farm_batch" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "farm_step_batch" ON "farm_step" USING btree ("batch_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "flower_price_variety_day" ON "flower_price" USING btree ("variety_code","day");--> statement-breakpoint
CREATE INDEX "flower_price_day" ON "flower_price" USING btree ("day" DESC NULLS FIRST,"id" DESC NULLS FIRST);