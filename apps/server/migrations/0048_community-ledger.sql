-- The points of a movement sum up to nothing, whoever writes it.
CREATE FUNCTION points_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(delta) FROM point_entry WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'movement % does not balance', NEW.transfer_id USING ERRCODE = 'check_violation', CONSTRAINT = 'points_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER points_balanced AFTER INSERT ON point_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION points_balanced();
--> statement-breakpoint
-- The owner too: what has moved is corrected by another movement, never changed.
CREATE TRIGGER point_entry_kept BEFORE UPDATE OR DELETE ON point_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
CREATE TRIGGER point_transfer_kept BEFORE UPDATE OR DELETE ON point_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
-- Plates leave the dictionaries, with their names and their order.
INSERT INTO "plate_type" ("id", "name", "sort", "post_kinds", "enabled")
  SELECT "code", "name", "sort", '{THEME,QUESTION,LOTTERY,VOTE,RECRUIT}', "shield" = 0
  FROM "business_data" WHERE "type" = 'COMMUNITY_PLATE_TYPE'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "plate" ("id", "type_id", "name", "sort", "enabled")
  SELECT "code", "parent_code", "name", "sort", "shield" = 0
  FROM "business_data" WHERE "type" = 'COMMUNITY_PLATE' AND "parent_code" IN (SELECT "id" FROM "plate_type")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "business_data" WHERE "type" IN ('COMMUNITY_PLATE', 'COMMUNITY_PLATE_TYPE');
