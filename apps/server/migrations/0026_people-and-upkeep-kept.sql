-- Formulas calculated with figures in 万元 (`annual.revenue*10000`) and now calculate with money (`营业收入`).
CREATE FUNCTION pg_temp.in_words(formula text, figure text, word text) RETURNS text LANGUAGE sql AS $$
  SELECT replace(
    regexp_replace(
      replace(formula, 'annual.' || figure || '*10000', word),
      'annual\.' || figure || '>=([0-9.]+)', word || '≥\1万元', 'g'
    ),
    'annual.' || figure, '(' || word || '÷1万元)'
  )
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.new_formula(formula text) RETURNS text LANGUAGE sql AS $$
  SELECT replace(replace(replace(replace(
    pg_temp.in_words(pg_temp.in_words(pg_temp.in_words(
      regexp_replace(formula, '\s', '', 'g'),
      'revenue', '营业收入'), 'rd', '研发投入'), 'tax', '纳税额'),
    'annual.staff', '职工人数'), 'min(', '取小('), 'max(', '取大('), 'if(', '如果(')
$$;
--> statement-breakpoint
UPDATE "policy" SET "calc" = pg_temp.new_formula("calc") WHERE "calc" <> '';
--> statement-breakpoint
UPDATE "policy_revision" SET "content" = jsonb_set("content", '{calc}', to_jsonb(pg_temp.new_formula("content"->>'calc')))
WHERE "content"->>'calc' <> '';
--> statement-breakpoint
UPDATE "policy_version" SET "content" = jsonb_set("content", '{calc}', to_jsonb(pg_temp.new_formula("content"->>'calc')))
WHERE "content"->>'calc' <> '';
--> statement-breakpoint
ALTER TABLE "operator_leave" ADD CONSTRAINT "operator_leave_once" EXCLUDE USING gist (
  "user_id" WITH =, daterange("from_day", "to_day", '[]') WITH &&
);
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_ADMIN', 'M0142', 'M01', '/manage/handover', '工作交接', 'role', 4),
('operator', 'P0109', 'P01', '/manage/leave', '我的请假', 'booking', 9);
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_PROPERTY', 'M0661', 'M06', '/manage/upkeep', '设备保养', 'repair', 7);
--> statement-breakpoint
-- Keeps the names that the palette finds, no matter what writes them. Changed names lose their keys until the job adds new ones.
CREATE FUNCTION palette_name_keep(of_kind text, of_id text, given text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO palette_name (kind, ref_id, names) VALUES (of_kind, of_id, given)
  ON CONFLICT (kind, ref_id) DO UPDATE SET names = excluded.names, keys = NULL
  WHERE palette_name.names IS DISTINCT FROM excluded.names
$$;
--> statement-breakpoint
CREATE FUNCTION palette_name_of_enterprise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM palette_name WHERE kind = 'ENTERPRISE' AND ref_id = OLD.id;
  ELSE
    PERFORM palette_name_keep('ENTERPRISE', NEW.id, ARRAY[NEW.name, NEW.short_name]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enterprise_palette_name AFTER INSERT OR DELETE OR UPDATE OF name, short_name ON enterprise
  FOR EACH ROW EXECUTE FUNCTION palette_name_of_enterprise();
--> statement-breakpoint
CREATE FUNCTION palette_name_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.status = 'CANCELLED' THEN
    DELETE FROM palette_name WHERE kind = 'PERSON' AND ref_id = coalesce(OLD.id, NEW.id);
  ELSE
    PERFORM palette_name_keep('PERSON', NEW.id, ARRAY[NEW.name]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_account_palette_name AFTER INSERT OR DELETE OR UPDATE OF name, status ON user_account
  FOR EACH ROW EXECUTE FUNCTION palette_name_of_user();
--> statement-breakpoint
CREATE FUNCTION palette_name_of_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  url text;
  given text[];
BEGIN
  FOREACH url IN ARRAY CASE TG_OP
    WHEN 'INSERT' THEN ARRAY[NEW.res_url] WHEN 'DELETE' THEN ARRAY[OLD.res_url] ELSE ARRAY[OLD.res_url, NEW.res_url] END
  LOOP
    CONTINUE WHEN url = '';
    SELECT array_agg(DISTINCT name ORDER BY name) INTO given FROM menu_item WHERE res_url = url;
    IF given IS NULL THEN
      DELETE FROM palette_name WHERE kind = 'PAGE' AND ref_id = url;
    ELSE
      PERFORM palette_name_keep('PAGE', url, given);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER menu_item_palette_name AFTER INSERT OR DELETE OR UPDATE OF name, res_url ON menu_item
  FOR EACH ROW EXECUTE FUNCTION palette_name_of_page();
--> statement-breakpoint
INSERT INTO palette_name (kind, ref_id, names) SELECT 'ENTERPRISE', id, ARRAY[name, short_name] FROM enterprise;
--> statement-breakpoint
INSERT INTO palette_name (kind, ref_id, names) SELECT 'PERSON', id, ARRAY[name] FROM user_account WHERE status <> 'CANCELLED';
--> statement-breakpoint
INSERT INTO palette_name (kind, ref_id, names)
  SELECT 'PAGE', res_url, array_agg(DISTINCT name ORDER BY name) FROM menu_item WHERE res_url <> '' GROUP BY res_url;
--> statement-breakpoint
INSERT INTO "menu_item" ("tree", "res_no", "parent_no", "res_url", "name", "icon", "sort") VALUES
('OP_ADMIN', 'M0143', 'M01', '/manage/custom-role', '自建角色', 'role', 4);
