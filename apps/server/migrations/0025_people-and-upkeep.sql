CREATE TABLE "handover_item" (
	"id" text PRIMARY KEY NOT NULL,
	"handover_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"title" text NOT NULL,
	"to_id" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_by" text NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "handover" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"user_id" text NOT NULL,
	"last_day" date,
	"status" text NOT NULL,
	CONSTRAINT "handover_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "operator_leave" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"stand_in_id" text,
	CONSTRAINT "operator_leave_days" CHECK (from_day <= to_day),
	CONSTRAINT "operator_leave_stand_in" CHECK (stand_in_id <> user_id)
);
--> statement-breakpoint
CREATE TABLE "palette_name" (
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"names" text[] NOT NULL,
	"keys" "tsvector",
	CONSTRAINT "palette_name_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"keyword" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_count_keyword_day_pk" PRIMARY KEY("keyword","day")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"zh" text[] NOT NULL,
	"en" text[] NOT NULL,
	"es" text[] NOT NULL,
	"ja" text[] NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spare_part_move" (
	"id" text PRIMARY KEY NOT NULL,
	"part_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"ticket_id" text,
	"note" text NOT NULL,
	"user_id" text,
	CONSTRAINT "spare_part_move_kind" CHECK (case kind when 'TAKEN' then change < 0 when 'COUNTED' then true else change > 0 end),
	CONSTRAINT "spare_part_move_has_ticket" CHECK ((kind in ('TAKEN', 'BACK')) = (ticket_id is not null))
);
--> statement-breakpoint
CREATE TABLE "spare_part" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"place" text NOT NULL,
	"reorder_at" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"low_since" timestamp (3) with time zone,
	CONSTRAINT "spare_part_on_hand" CHECK (on_hand >= 0)
);
--> statement-breakpoint
CREATE TABLE "upkeep_check" (
	"id" text PRIMARY KEY NOT NULL,
	"date_id" text NOT NULL,
	"text" text NOT NULL,
	"ticked_at" timestamp (3) with time zone,
	"ticked_by" text
);
--> statement-breakpoint
CREATE TABLE "upkeep_date" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"planned_on" date,
	"due_on" date,
	"due_x_100" bigint,
	"done_on" date,
	"missed" date[] DEFAULT '{}' NOT NULL,
	"ticket_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "upkeep_date_has_ticket" CHECK (status not in ('TICKET', 'DONE') or ticket_id is not null),
	CONSTRAINT "upkeep_date_done" CHECK ((status = 'DONE') = (done_on is not null)),
	CONSTRAINT "upkeep_date_reason" CHECK (status <> 'SKIPPED' or reason <> '' or ticket_id is not null),
	CONSTRAINT "upkeep_date_when" CHECK (due_on is not null or due_x_100 is not null)
);
--> statement-breakpoint
CREATE TABLE "upkeep_event" (
	"id" text PRIMARY KEY NOT NULL,
	"date_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"from_on" date,
	"to_on" date,
	"reason" text NOT NULL,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "upkeep_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"asset_id" text,
	"type_code" text,
	"rhythm" text NOT NULL,
	"months" integer,
	"seasons" text[] NOT NULL,
	"meter_id" text,
	"units" integer,
	"start_on" date NOT NULL,
	"lead_days" integer NOT NULL,
	"basis" text NOT NULL,
	"steps" jsonb NOT NULL,
	"crew" text NOT NULL,
	"worker_id" text,
	"minutes" integer NOT NULL,
	"end_reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "upkeep_plan_target" CHECK ((asset_id is null) <> (type_code is null)),
	CONSTRAINT "upkeep_plan_worker" CHECK ((crew = 'WORKER') = (worker_id is not null)),
	CONSTRAINT "upkeep_plan_rhythm" CHECK (case rhythm when 'MONTHS' then months > 0 when 'METER' then meter_id is not null and units > 0
        else cardinality(seasons) > 0 end)
);
--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "handler_id" text;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "shared_with" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "near_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "index_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "handover_item" ADD CONSTRAINT "handover_item_handover_id_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_part_move" ADD CONSTRAINT "spare_part_move_part_id_spare_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."spare_part"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_part_move" ADD CONSTRAINT "spare_part_move_ticket_id_repair_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."repair_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upkeep_check" ADD CONSTRAINT "upkeep_check_date_id_upkeep_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."upkeep_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upkeep_date" ADD CONSTRAINT "upkeep_date_plan_id_upkeep_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."upkeep_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upkeep_date" ADD CONSTRAINT "upkeep_date_ticket_id_repair_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."repair_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upkeep_event" ADD CONSTRAINT "upkeep_event_date_id_upkeep_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."upkeep_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_item_of" ON "handover_item" USING btree ("handover_id","given_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_open" ON "handover" USING btree ("user_id") WHERE status in ('OPEN');--> statement-breakpoint
CREATE INDEX "operator_leave_user" ON "operator_leave" USING btree ("user_id","to_day");--> statement-breakpoint
CREATE INDEX "operator_leave_to" ON "operator_leave" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "palette_name_keys" ON "palette_name" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "palette_name_new" ON "palette_name" USING btree ("kind","ref_id") WHERE keys is null;--> statement-breakpoint
CREATE INDEX "search_count_day" ON "search_count" USING btree ("day","keyword");--> statement-breakpoint
CREATE INDEX "search_synonym_words" ON "search_synonym" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_synonym_updated" ON "search_synonym" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "spare_part_move_part" ON "spare_part_move" USING btree ("part_id","id");--> statement-breakpoint
CREATE INDEX "spare_part_move_ticket" ON "spare_part_move" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spare_part_name" ON "spare_part" USING btree ("name","place");--> statement-breakpoint
CREATE INDEX "spare_part_low" ON "spare_part" USING btree ("low_since","name","id");--> statement-breakpoint
CREATE INDEX "upkeep_check_date" ON "upkeep_check" USING btree ("date_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "upkeep_date_open" ON "upkeep_date" USING btree ("plan_id","asset_id") WHERE status in ('PLANNED', 'TICKET');--> statement-breakpoint
CREATE UNIQUE INDEX "upkeep_date_ticket" ON "upkeep_date" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "upkeep_date_due" ON "upkeep_date" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "upkeep_date_asset" ON "upkeep_date" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "upkeep_event_date" ON "upkeep_event" USING btree ("date_id","id");--> statement-breakpoint
CREATE INDEX "upkeep_plan_name" ON "upkeep_plan" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "upkeep_plan_asset" ON "upkeep_plan" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "upkeep_plan_meter" ON "upkeep_plan" USING btree ("meter_id");--> statement-breakpoint
CREATE INDEX "bill_no_begins" ON "bill" USING btree ("no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bill_void_source" ON "bill" USING btree ("source_id","fee_code","period") WHERE status = 'VOID';--> statement-breakpoint
CREATE INDEX "bill_by_hand_contract" ON "bill" USING btree ("contract_id") WHERE source_id like '%:%';--> statement-breakpoint
CREATE INDEX "building_unit_no_begins" ON "building_unit" USING btree ("no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "case_timeline_no_begins" ON "case_timeline" USING btree ("kind","case_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "enterprise_folded_name" ON "enterprise" USING btree (fold_name("name"));--> statement-breakpoint
CREATE INDEX "lease_contract_no_begins" ON "lease_contract" USING btree ("no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pay_order_no_begins" ON "pay_order" USING btree ("no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "receipt_no_begins" ON "receipt" USING btree ("no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("list") WHERE shared_with <> '{}';--> statement-breakpoint
CREATE INDEX "search_document_near_words" ON "search_document" USING gin ("near_words");--> statement-breakpoint
CREATE INDEX "search_document_version" ON "search_document" USING btree ("index_version","kind","ref_id");