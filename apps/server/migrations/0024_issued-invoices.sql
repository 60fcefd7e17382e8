-- To have begun is no state of an invoice any more: what has no number yet is still applied for.
UPDATE "invoice" SET "status" = 'APPLIED' WHERE "status" = 'ISSUING';--> statement-breakpoint
UPDATE "case_timeline" SET "state" = CASE "state" WHEN 'ISSUING' THEN 'APPLIED' ELSE "state" END,
  "events" = (
    SELECT coalesce(jsonb_agg(event ORDER BY place), '[]'::jsonb)
    FROM jsonb_array_elements("events") WITH ORDINALITY AS listed(event, place)
    WHERE event ->> 'event' <> 'take'
  )
WHERE "kind" = 'INVOICE';
