-- The words of a title, each with the kind before it. Longer ones than anybody types do not tell one from another.
CREATE FUNCTION words_of_kind(kind text, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT kind || ':' || word FROM unnest(tsvector_to_array(words)) AS t(word)
    WHERE word NOT LIKE '#%' AND octet_length(word) < 200))
$$;
--> statement-breakpoint
CREATE TABLE "service_count" (
	"shop_id" text NOT NULL,
	"category_code" text NOT NULL,
	"price_kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "service_count_shop_id_category_code_price_kind_pk" PRIMARY KEY("shop_id","category_code","price_kind")
);
--> statement-breakpoint
CREATE TABLE "match_project_count" (
	"kind" text NOT NULL,
	"category_code" text NOT NULL,
	"season_from" smallint NOT NULL,
	"season_to" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "match_project_count_key" PRIMARY KEY("kind","category_code","season_from","season_to")
);
--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "kind_words" "tsvector" GENERATED ALWAYS AS (words_of_kind(kind, title_words)) STORED;--> statement-breakpoint
CREATE INDEX "service_category_response" ON "service" USING btree ("category_code","median_response_min","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_price" ON "service" USING btree ("category_code","price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_average" ON "service" USING btree ("category_code","avg_rating" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_category_done" ON "service" USING btree ("category_code","done_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "service_kind_price" ON "service" USING btree ("price_kind","price_fen","id") WHERE status = 'ON';--> statement-breakpoint
CREATE INDEX "search_document_kind_words" ON "search_document" USING gin ("kind_words");
--> statement-breakpoint
-- Kept in one order by everybody, so that two writers wait for each other and do not lock up; what does not change how
-- many there are writes nothing.
CREATE FUNCTION count_services() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, count(*) FROM new_services
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, -count(*) FROM old_services
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO service_count AS kept (shop_id, category_code, price_kind, count)
    SELECT shop_id, category_code, price_kind, sum(change) FROM (SELECT *, 1 AS change FROM new_services UNION ALL SELECT *, -1 FROM old_services) changed
    WHERE status = 'ON'
    GROUP BY 1, 2, 3
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_code, price_kind) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_count_insert AFTER INSERT ON service
  REFERENCING NEW TABLE AS new_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER service_count_update AFTER UPDATE ON service
  REFERENCING OLD TABLE AS old_services NEW TABLE AS new_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER service_count_delete AFTER DELETE ON service
  REFERENCING OLD TABLE AS old_services FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
INSERT INTO service_count (shop_id, category_code, price_kind, count)
SELECT shop_id, category_code, price_kind, count(*) FROM service WHERE status = 'ON' GROUP BY 1, 2, 3;
--> statement-breakpoint
-- In the same way.
CREATE FUNCTION count_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, season_from, season_to, count)
    SELECT kind, category_code, coalesce(season_from, 0), coalesce(season_to, 0), count(*) FROM new_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (kind, category_code, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, season_from, season_to, count)
    SELECT kind, category_code, coalesce(season_from, 0), coalesce(season_to, 0), -count(*) FROM old_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (kind, category_code, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO match_project_count AS kept (kind, category_code, season_from, season_to, count)
    SELECT kind, category_code, coalesce(season_from, 0), coalesce(season_to, 0), sum(change) FROM (SELECT *, 1 AS change FROM new_projects UNION ALL SELECT *, -1 FROM old_projects) changed
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (kind, category_code, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER match_project_count_insert AFTER INSERT ON match_project
  REFERENCING NEW TABLE AS new_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
CREATE TRIGGER match_project_count_update AFTER UPDATE ON match_project
  REFERENCING OLD TABLE AS old_projects NEW TABLE AS new_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
CREATE TRIGGER match_project_count_delete AFTER DELETE ON match_project
  REFERENCING OLD TABLE AS old_projects FOR EACH STATEMENT EXECUTE FUNCTION count_projects();
--> statement-breakpoint
INSERT INTO match_project_count (kind, category_code, season_from, season_to, count)
SELECT kind, category_code, coalesce(season_from, 0), coalesce(season_to, 0), count(*) FROM match_project WHERE status = 'PUBLISHED' GROUP BY 1, 2, 3, 4;
