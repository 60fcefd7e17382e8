-- A settlement names no fen without an order: what it gives back stands in refund orders, whoever writes it.
CREATE FUNCTION move_out_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_fen), 0) FROM refund_order
      WHERE cause_id = NEW.id AND source <> 'OFFSET' AND status NOT IN ('REJECTED', 'WITHDRAWN')
    ) <> greatest(NEW.net_fen, 0) THEN
    RAISE EXCEPTION 'settlement % refunds what no order names', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'move_out_paid';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER move_out_paid AFTER INSERT OR UPDATE ON lease_move_out
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'SETTLED') EXECUTE FUNCTION move_out_paid();
--> statement-breakpoint
-- No contract is terminated without its settlement.
CREATE FUNCTION contract_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM lease_move_out
      WHERE contract_id = NEW.id AND status = 'SETTLED' AND net_fen = NEW.refund_fen) THEN
    RAISE EXCEPTION 'contract % has no settlement', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_settled';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER contract_settled AFTER UPDATE OF status ON lease_contract
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'TERMINATED' AND OLD.status <> 'TERMINATED')
  EXECUTE FUNCTION contract_settled();
--> statement-breakpoint
-- Deductions recorded with a handover become entries of the settlement that is still to come.
INSERT INTO lease_move_out_item (id, created_at, created_by, updated_at, updated_by, contract_id, kind, name, amount_fen)
SELECT id, updated_at, updated_by, updated_at, updated_by, id, 'DEDUCTION', handover, deduct_fen
FROM lease_contract WHERE status = 'TERMINATING' AND deduct_fen > 0;
