CREATE TYPE article_count_change AS (
  "column" text,
  list text,
  publish_at timestamptz,
  pinned boolean,
  change integer
);
--> statement-breakpoint
-- Rows are written in one order by everybody, so that two writers wait for each other and do not lock up.
CREATE FUNCTION add_to_article_count(changes article_count_change[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_count ("column", unit, list, since, pinned, count)
  SELECT c."column", u.unit, c.list,
    date_trunc(u.unit, c.publish_at AT TIME ZONE 'Asia/Shanghai')::date, c.pinned, sum(c.change)
  FROM unnest(changes) AS c
  CROSS JOIN (VALUES ('year'), ('day')) AS u(unit)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(c.change) <> 0
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ("column", unit, list, since, pinned) DO UPDATE SET count = article_count.count + excluded.count
$$;
--> statement-breakpoint
-- The lists an article stands in.
CREATE FUNCTION article_lists(level text, category text, tag_ids text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all'
  UNION ALL SELECT 'level:' || level
  UNION ALL SELECT 'category:' || category WHERE category IS NOT NULL
  UNION ALL SELECT DISTINCT 'tag:' || tag_id FROM unnest(tag_ids) AS t(tag_id)
$$;
--> statement-breakpoint
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes article_count_change[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, 1)::article_count_change
      FROM new_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT (a."column", l.list, a.publish_at, a.pinned, -1)::article_count_change
      FROM old_articles a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
      WHERE a.status = 'PUBLISHED');
  END IF;
  PERFORM add_to_article_count(changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER article_count_insert AFTER INSERT ON article
  REFERENCING NEW TABLE AS new_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_update AFTER UPDATE ON article
  REFERENCING OLD TABLE AS old_articles NEW TABLE AS new_articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
CREATE TRIGGER article_count_delete AFTER DELETE ON article
  REFERENCING OLD TABLE AS old_articles FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
SELECT add_to_article_count(ARRAY(
  SELECT (a."column", l.list, a.publish_at, a.pinned, 1)::article_count_change
  FROM article a CROSS JOIN LATERAL article_lists(a.level, a.category, a.tag_ids) AS l(list)
  WHERE a.status = 'PUBLISHED'));
