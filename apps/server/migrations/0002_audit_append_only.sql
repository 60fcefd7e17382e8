CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER oper_log_append_only BEFORE UPDATE OR DELETE ON "oper_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER oper_log_no_truncate BEFORE TRUNCATE ON "oper_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
