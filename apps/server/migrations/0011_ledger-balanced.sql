-- A transfer is one of the ledger only when what comes and what goes are equal, whoever writes it.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_fen) FROM ledger_entry WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.transfer_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
-- The owner too: what is booked is corrected by another transfer, never changed.
CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_kept BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
