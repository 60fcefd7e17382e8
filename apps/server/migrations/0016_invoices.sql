CREATE TABLE "bank_layout" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"heads" jsonb NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_correction" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"invoice_id" text NOT NULL,
	"invoice_no" text NOT NULL,
	"file_id" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoice_live";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "red_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "replaces_id" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "request_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "is_by_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "trouble" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_correction" ADD CONSTRAINT "invoice_correction_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layout_fingerprint" ON "bank_layout" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "invoice_correction_invoice" ON "invoice_correction" USING btree ("invoice_id","id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_replaces_id_invoice_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_file" ON "invoice" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_red_file" ON "invoice" USING btree ("red_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_replaces" ON "invoice" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "invoice_ask" ON "invoice" USING btree ("ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_live" ON "invoice" USING btree ("pay_order_id") WHERE status in ('APPLIED', 'ISSUING', 'ISSUED', 'DELIVERED', 'TO_RED');