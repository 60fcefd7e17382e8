CREATE TABLE "building" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"area_x_100" integer NOT NULL,
	"floors" integer NOT NULL,
	"intro" text NOT NULL,
	"facilities" text[] NOT NULL,
	"manager_name" text NOT NULL,
	"manager_phone" text NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "building_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" text NOT NULL,
	"floor" integer NOT NULL,
	"no" text NOT NULL,
	"area_x_100" integer NOT NULL,
	"use" text NOT NULL,
	"rent_fen_per_m_2_month" integer NOT NULL,
	"property_fee_fen_per_m_2_month" integer NOT NULL,
	"state" text NOT NULL,
	"plan_shape" jsonb,
	"enterprise_id" text,
	CONSTRAINT "building_unit_let" CHECK ((state = 'LEASED') = (enterprise_id is not null))
);
--> statement-breakpoint
CREATE TABLE "building_viewing" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" text NOT NULL,
	"unit_id" text,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"visit_at" timestamp (3) with time zone,
	"need" text NOT NULL,
	"guide_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "building_unit" ADD CONSTRAINT "building_unit_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_unit" ADD CONSTRAINT "building_unit_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_viewing" ADD CONSTRAINT "building_viewing_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building_viewing" ADD CONSTRAINT "building_viewing_unit_id_building_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."building_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "building_name" ON "building" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "building_unit_no" ON "building_unit" USING btree ("building_id","no");--> statement-breakpoint
CREATE INDEX "building_unit_enterprise" ON "building_unit" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "building_viewing_guide" ON "building_viewing" USING btree ("building_id","visit_at") WHERE status in ('SUBMITTED', 'ASSIGNED');--> statement-breakpoint
CREATE INDEX "building_viewing_user" ON "building_viewing" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "building_viewing_created" ON "building_viewing" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "building_viewing_visit" ON "building_viewing" USING btree ("visit_at","id");