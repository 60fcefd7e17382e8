DROP INDEX "bill_run_open";--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "settlement" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_run_open" ON "bill_run" USING btree ("period",(created_by is null)) WHERE status in ('RUNNING', 'READY', 'ISSUING');