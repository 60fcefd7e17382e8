-- Rates of the bills that exist, from their fees; the trigger below then keeps the tax.
UPDATE bill SET tax_ppm = fee_item.tax_ppm FROM fee_item WHERE fee_item.code = bill.fee_code;
--> statement-breakpoint
-- The tax of a bill follows principal and adjustment, whoever changes them: what they contain of it, half up.
CREATE FUNCTION keep_bill_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tax_fen := (2 * (NEW.principal_fen + NEW.adjust_fen) * NEW.tax_ppm + 1000000 + NEW.tax_ppm)
    / (2 * (1000000 + NEW.tax_ppm));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bill_tax BEFORE INSERT OR UPDATE OF principal_fen, adjust_fen, tax_ppm, tax_fen ON bill
  FOR EACH ROW EXECUTE FUNCTION keep_bill_tax();
--> statement-breakpoint
-- The owner too: a credit note is corrected by a bill by hand, never changed.
CREATE FUNCTION credit_note_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a credit note is never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_note_kept BEFORE UPDATE OR DELETE ON credit_note
  FOR EACH ROW EXECUTE FUNCTION credit_note_is_kept();
