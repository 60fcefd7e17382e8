ALTER TABLE "reconcile_difference" ALTER COLUMN "day_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ALTER COLUMN "type" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "source" text DEFAULT 'STATEMENT' NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "contradictions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "fingerprint" text;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "heard_times" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "heard_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "reconcile_difference" ADD COLUMN "notice" text;
--> statement-breakpoint
CREATE INDEX "reconcile_difference_no" ON "reconcile_difference" USING btree ("own_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_difference_heard" ON "reconcile_difference" USING btree ("channel","fingerprint");
--> statement-breakpoint
CREATE TABLE "bank_doubt" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"file_name" text NOT NULL,
	"row" integer NOT NULL,
	"bank_no" text NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"amount_fen" bigint,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"written" jsonb NOT NULL,
	"like_line_id" text,
	"status" text NOT NULL,
	"line_id" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_doubt" ADD CONSTRAINT "bank_doubt_like_line_id_bank_line_id_fk" FOREIGN KEY ("like_line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_doubt" ADD CONSTRAINT "bank_doubt_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_doubt_fingerprint" ON "bank_doubt" USING btree ("fingerprint");
--> statement-breakpoint
CREATE INDEX "bank_doubt_created" ON "bank_doubt" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "bank_doubt_status" ON "bank_doubt" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "bank_doubt_like" ON "bank_doubt" USING btree ("like_line_id");
--> statement-breakpoint
CREATE INDEX "bank_line_amount" ON "bank_line" USING btree ("amount_fen","booked_at");
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "requested_start_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "requested_end_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "blind_crowd_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
INSERT INTO blind_crowd_version (id, version) VALUES (1, 'first');
--> statement-breakpoint
-- A new version for every transaction that changes the directory. It is written when the transaction ends, so that
-- nothing waits for its row while it holds others.
CREATE FUNCTION renew_crowd() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blind_crowd_version SET version = pg_current_xact_id()::text WHERE version <> pg_current_xact_id()::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_insert AFTER INSERT ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.entry_status = 'PASSED')
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_update AFTER UPDATE ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.entry_status, OLD.visibility, OLD.industry_tag_ids, OLD.chain_stages, OLD.region_id, OLD.credit_grade)
    IS DISTINCT FROM
    (NEW.entry_status, NEW.visibility, NEW.industry_tag_ids, NEW.chain_stages, NEW.region_id, NEW.credit_grade))
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER enterprise_crowd_delete AFTER DELETE ON enterprise
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.entry_status = 'PASSED')
  EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER region_crowd AFTER INSERT OR UPDATE OR DELETE ON region
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_crowd();
--> statement-breakpoint
CREATE INDEX "match_project_of_stage" ON "match_project" USING btree ("chain_stage","refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'PUBLISHED';
--> statement-breakpoint
-- The counts know the stage, too: they are counted again.
DELETE FROM match_project_count;
--> statement-breakpoint
ALTER TABLE "match_project_count" ADD COLUMN "chain_stage" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "match_project_count" DROP CONSTRAINT "match_project_count_key";
--> statement-breakpoint
ALTER TABLE "match_project_count" ADD CONSTRAINT "match_project_count_key" PRIMARY KEY("kind","category_code","chain_stage","season_from","season_to");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), count(*) FROM new_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), -count(*) FROM old_projects
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO match_project_count AS kept (kind, category_code, chain_stage, season_from, season_to, count)
    SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), sum(change) FROM (SELECT *, 1 AS change FROM new_projects UNION ALL SELECT *, -1 FROM old_projects) changed
    WHERE status = 'PUBLISHED'
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (kind, category_code, chain_stage, season_from, season_to) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO match_project_count (kind, category_code, chain_stage, season_from, season_to, count)
SELECT kind, category_code, chain_stage, coalesce(season_from, 0), coalesce(season_to, 0), count(*) FROM match_project WHERE status = 'PUBLISHED' GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
DROP INDEX "community_post_waiting";
--> statement-breakpoint
ALTER TABLE "community_post" ADD COLUMN "proposal" jsonb;
--> statement-breakpoint
ALTER TABLE "community_lottery_entry" ADD COLUMN "removal" jsonb;
--> statement-breakpoint
ALTER TABLE "community_vote" ADD COLUMN "proposal" jsonb;
--> statement-breakpoint
CREATE INDEX "community_lottery_entry_removal" ON "community_lottery_entry" USING btree ("post_id","no") WHERE removal is not null and invalid is null;
--> statement-breakpoint
CREATE INDEX "community_vote_proposal" ON "community_vote" USING btree ("post_id") WHERE proposal is not null;
