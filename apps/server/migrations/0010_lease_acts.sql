CREATE TABLE "lease_act" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"no" text NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"basis" text NOT NULL,
	"reason" text NOT NULL,
	"file_id" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"needs_second" boolean NOT NULL,
	"asked_by" text NOT NULL,
	"decided_by" text,
	"consent_by" timestamp (3) with time zone,
	"reminded_on" date,
	"consented_at" timestamp (3) with time zone,
	"refused_for" text DEFAULT '' NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "lease_act_two" CHECK (status not in ('READY', 'BOOKED', 'STOPPED') or not needs_second
        or (decided_by is not null and decided_by <> asked_by))
);
--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "cycles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_act" ADD CONSTRAINT "lease_act_contract_id_lease_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."lease_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_act_no" ON "lease_act" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_act_open" ON "lease_act" USING btree ("contract_id") WHERE status in ('TO_CONSENT', 'TO_CHECK', 'READY');--> statement-breakpoint
CREATE INDEX "lease_act_contract" ON "lease_act" USING btree ("contract_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lease_act_created" ON "lease_act" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lease_act_status" ON "lease_act" USING btree ("status","created_at","id");