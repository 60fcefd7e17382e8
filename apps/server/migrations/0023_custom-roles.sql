CREATE TABLE "custom_role_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"role_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "custom_role_change_four_eyes" CHECK (state <> 'APPROVED' or decided_by <> created_by)
);
--> statement-breakpoint
CREATE TABLE "custom_role_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"role_id" text NOT NULL,
	"user_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"reason" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "custom_role_grant_four_eyes" CHECK (state <> 'APPROVED' or (decided_by <> created_by and decided_by <> user_id)),
	CONSTRAINT "custom_role_grant_days" CHECK (until_day is null or until_day >= from_day)
);
--> statement-breakpoint
CREATE TABLE "custom_role" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"is_ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "region_id" text;--> statement-breakpoint
ALTER TABLE "custom_role_change" ADD CONSTRAINT "custom_role_change_role_id_custom_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."custom_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_role_grant" ADD CONSTRAINT "custom_role_grant_role_id_custom_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."custom_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_role_change_open" ON "custom_role_change" USING btree ("role_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "custom_role_change_role" ON "custom_role_change" USING btree ("role_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_role_grant_open" ON "custom_role_grant" USING btree ("role_id","user_id") WHERE state in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "custom_role_grant_held" ON "custom_role_grant" USING btree ("user_id") WHERE state = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "custom_role_name" ON "custom_role" USING btree ("name") WHERE not is_ended;--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_region_id_region_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("region_id") ON DELETE no action ON UPDATE no action;