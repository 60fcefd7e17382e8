-- Reversals so far were given back on the day on which they were booked.
UPDATE receipt SET reversed_on = (reversed_at AT TIME ZONE 'Asia/Shanghai')::date
WHERE status = 'REVERSED' AND way IN ('CASH', 'CARD', 'CHEQUE');
--> statement-breakpoint
-- A closed day of the counter takes no money and gives none back, whatever writes it. The lock is that of the server's
-- turn of the counter, so that a closing and a receipt at the same moment see each other.
CREATE FUNCTION receipt_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  on_day date := CASE TG_OP WHEN 'INSERT' THEN NEW.received_on ELSE NEW.reversed_on END;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('counter-day', 0));
  IF on_day IS NULL OR EXISTS (SELECT FROM counter_day WHERE status IN ('WAITING', 'CLOSED') AND day >= on_day) THEN
    RAISE EXCEPTION 'the counter is closed on %', on_day USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'receipt_open_day';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_taken BEFORE INSERT ON receipt
  FOR EACH ROW WHEN (NEW.way IN ('CASH', 'CARD', 'CHEQUE')) EXECUTE FUNCTION receipt_open_day();
--> statement-breakpoint
CREATE TRIGGER receipt_given_back BEFORE UPDATE OF status, reversed_on ON receipt
  FOR EACH ROW WHEN (NEW.way IN ('CASH', 'CARD', 'CHEQUE') AND NEW.status = 'REVERSED') EXECUTE FUNCTION receipt_open_day();
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_ADMIN', 'M0130', 'M01', '/manage/import', '数据导入', 'record', 30),
('OP_AUDIT', 'M0230', 'M02', '/manage/import', '数据导入', 'record', 30),
('OP_PROPERTY', 'M0630', 'M06', '/manage/import', '数据导入', 'record', 30),
('OP_FINANCE', 'M0730', 'M07', '/manage/import', '数据导入', 'record', 30);
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_ADMIN', 'M0192', 'M01', '/manage/setup', '开园准备', 'todo', 2),
('OP_ADMIN', 'M0193', 'M01', '/manage/park-setting', '园区设置', 'setting', 8),
('OP_FINANCE', 'M0794', 'M07', '/manage/park-setting', '园区设置', 'setting', 10);
