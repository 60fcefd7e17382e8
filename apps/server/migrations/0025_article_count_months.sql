-- No article is written between the counts of what is there and the new function.
LOCK TABLE article IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_article_count(changes article_count_change[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_count ("column", unit, list, since, pinned, count)
  SELECT c."column", u.unit, c.list,
    date_trunc(u.unit, c.publish_at AT TIME ZONE 'Asia/Shanghai')::date, c.pinned, sum(c.change)
  FROM unnest(changes) AS c
  CROSS JOIN (VALUES ('year'), ('month'), ('day')) AS u(unit)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(c.change) <> 0
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ("column", unit, list, since, pinned) DO UPDATE SET count = article_count.count + excluded.count
$$;
--> statement-breakpoint
INSERT INTO article_count ("column", unit, list, since, pinned, count)
SELECT "column", 'month', list, date_trunc('month', since)::date, pinned, sum(count)
FROM article_count
WHERE unit = 'day'
GROUP BY 1, 3, 4, 5;
