CREATE TABLE "bill_count" (
	"scope" text NOT NULL,
	"status" text NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "deposit_paid_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "deposit_bill_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lease_contract" ADD COLUMN "amendments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bill_count_scope" ON "bill_count" USING btree ("scope");--> statement-breakpoint
CREATE INDEX "bill_fee_created" ON "bill" USING btree ("fee_code","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_created" ON "bill" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_enterprise_status" ON "bill" USING btree ("enterprise_id","status","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_unit_status" ON "bill" USING btree ("unit_id","status");--> statement-breakpoint
CREATE INDEX "bill_period_due" ON "bill" USING btree ("period","due_date","id");--> statement-breakpoint
CREATE INDEX "bill_period_status" ON "bill" USING btree ("period","status","created_at","id");--> statement-breakpoint
-- How many bills each list of the console has, so that ten million of them need not be counted.
CREATE FUNCTION bill_scopes(period text, run_id text, fee_code text, enterprise_id text, issue_date date)
RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT of_all || of_fee
  FROM unnest(ARRAY['all', period, run_id]) AS of_all, unnest(ARRAY['', ' ' || fee_code]) AS of_fee
  WHERE of_all IS NOT NULL
  UNION ALL SELECT enterprise_id WHERE issue_date IS NOT NULL
$$;
--> statement-breakpoint
-- Rows are added, never changed: whoever pays a bill does not wait for another who pays one.
CREATE FUNCTION count_bills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, count(*) FROM new_bills b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, -count(*) FROM old_bills b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2;
  ELSE
    INSERT INTO bill_count (scope, status, count)
    SELECT s.scope, b.status, sum(b.change)
    FROM (SELECT *, 1 AS change FROM new_bills UNION ALL SELECT *, -1 FROM old_bills) b
    CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
    GROUP BY 1, 2
    HAVING sum(b.change) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bill_count_insert AFTER INSERT ON bill
  REFERENCING NEW TABLE AS new_bills FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
CREATE TRIGGER bill_count_update AFTER UPDATE ON bill
  REFERENCING OLD TABLE AS old_bills NEW TABLE AS new_bills
  FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
CREATE TRIGGER bill_count_delete AFTER DELETE ON bill
  REFERENCING OLD TABLE AS old_bills FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
--> statement-breakpoint
INSERT INTO bill_count (scope, status, count)
SELECT s.scope, b.status, count(*) FROM bill b
CROSS JOIN LATERAL bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) AS s(scope)
GROUP BY 1, 2;
--> statement-breakpoint
-- The deposits of contracts that have begun were paid before there were bills of them.
UPDATE lease_contract SET deposit_paid_fen = deposit_fen
WHERE status NOT IN ('DRAFT', 'TO_SIGN', 'SIGNED', 'VOID');
