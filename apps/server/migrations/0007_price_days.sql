CREATE TABLE "meter_day_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"meter_id" text NOT NULL,
	"day" date NOT NULL,
	"reading_x_100" bigint NOT NULL,
	"tou" jsonb
);
--> statement-breakpoint
DROP INDEX "tariff_from";--> statement-breakpoint
ALTER TABLE "bill_change" ADD COLUMN "correction" jsonb;--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "successor_id" text;--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meter_day_reading" ADD CONSTRAINT "meter_day_reading_meter_id_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."meter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meter_day_reading_day" ON "meter_day_reading" USING btree ("meter_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_from" ON "tariff" USING btree ("fee_code","effective_from") WHERE withdrawn_at is null and (ends_on is null or ends_on >= effective_from);--> statement-breakpoint
ALTER TABLE "bill_change" ADD CONSTRAINT "bill_change_correction" CHECK ((kind = 'CORRECT_READING') = (correction is not null));--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_end" CHECK (ends_on is null or ends_on >= effective_from - 1);--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_closed" CHECK ((closed_at is null) = (withdrawn_at is null and ends_on is null));