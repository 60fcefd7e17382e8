CREATE TABLE "venture_introduction" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"institution_id" text NOT NULL,
	"venture_id" text,
	"party_enterprise_id" text,
	"party_user_id" text,
	"message" text NOT NULL,
	"wish_day" date,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "venture_introduction_about" CHECK ((venture_id is null) = (kind = 'TALK')),
	CONSTRAINT "venture_introduction_party_is_one" CHECK ((party_enterprise_id is null) <> (party_user_id is null))
);
--> statement-breakpoint
CREATE TABLE "venture_access" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"venture_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"folders" text[] NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"granted" text[] DEFAULT '{}' NOT NULL,
	"until" date,
	"may_download" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "venture_access_until" CHECK (status <> 'GRANTED' or until is not null)
);
--> statement-breakpoint
CREATE TABLE "venture_document" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"venture_id" text NOT NULL,
	"folder" text NOT NULL,
	"title" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "venture_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"venture_id" text NOT NULL,
	"document_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venture" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"enterprise_id" text,
	"owner_user_id" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"stage" text NOT NULL,
	"fields" text[] NOT NULL,
	"product" text NOT NULL,
	"need_fen" bigint NOT NULL,
	"equity_x_100" integer NOT NULL,
	"uses" jsonb NOT NULL,
	"team" jsonb NOT NULL,
	"team_size" integer NOT NULL,
	"wanted" text NOT NULL,
	"progress" jsonb NOT NULL,
	"picture" jsonb,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text NOT NULL,
	"checked" text[] DEFAULT '{}' NOT NULL,
	"talks" integer DEFAULT 0 NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "venture_amounts" CHECK (need_fen > 0 and equity_x_100 between 1 and 4900)
);
--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_institution_id_fin_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."fin_institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_introduction" ADD CONSTRAINT "venture_introduction_party_enterprise_id_enterprise_id_fk" FOREIGN KEY ("party_enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_access" ADD CONSTRAINT "venture_access_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_access" ADD CONSTRAINT "venture_access_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_document" ADD CONSTRAINT "venture_document_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_reading" ADD CONSTRAINT "venture_reading_venture_id_venture_id_fk" FOREIGN KEY ("venture_id") REFERENCES "public"."venture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture_reading" ADD CONSTRAINT "venture_reading_document_id_venture_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."venture_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venture" ADD CONSTRAINT "venture_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venture_introduction_institution" ON "venture_introduction" USING btree ("institution_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_party" ON "venture_introduction" USING btree ("party_enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_person" ON "venture_introduction" USING btree ("party_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_venture" ON "venture_introduction" USING btree ("venture_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_introduction_due" ON "venture_introduction" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "venture_introduction_pair" ON "venture_introduction" USING btree ("institution_id","venture_id") WHERE venture_id is not null and status in ('SENT', 'AGREED');--> statement-breakpoint
CREATE UNIQUE INDEX "venture_introduction_talk" ON "venture_introduction" USING btree ("institution_id","party_enterprise_id") WHERE venture_id is null and status = 'SENT';--> statement-breakpoint
CREATE INDEX "venture_access_room" ON "venture_access" USING btree ("venture_id","created_at","id");--> statement-breakpoint
CREATE INDEX "venture_access_reader" ON "venture_access" USING btree ("enterprise_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_access_due" ON "venture_access" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "venture_access_open" ON "venture_access" USING btree ("venture_id","enterprise_id") WHERE status = 'ASKED';--> statement-breakpoint
CREATE INDEX "venture_document_room" ON "venture_document" USING btree ("venture_id","folder","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "venture_document_file" ON "venture_document" USING btree ("file_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "venture_reading_room" ON "venture_reading" USING btree ("venture_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_reading_reader" ON "venture_reading" USING btree ("venture_id","enterprise_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "venture_latest" ON "venture" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_stage" ON "venture" USING btree ("stage","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_need" ON "venture" USING btree ("need_fen" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_talks" ON "venture" USING btree ("talks" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "venture_of_enterprise" ON "venture" USING btree ("enterprise_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_of_person" ON "venture" USING btree ("owner_user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "venture_submitted" ON "venture" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "venture_by_need" ON "venture" USING btree ("need_fen","id");--> statement-breakpoint
-- Ventures are of enterprises and of people, so that both have the page; the service office reviews them.
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('enterprise', 'E0504', 'E05', '/my-venture', '创业项目', 'venture', 31),
('person', 'P05', null, '', '金融服务', 'finance', 13),
('person', 'P0504', 'P05', '/my-venture', '创业项目', 'venture', 14),
('OP_SERVICE', 'M0510', 'M05', '/manage/venture', '创业项目', 'venture', 11)
ON CONFLICT DO NOTHING;
