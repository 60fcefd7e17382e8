-- Prices by time of day say which hours are which; those from before get the usual ones:
-- valley from 23 to 7, peak from 10 to 12 and from 18 to 22, flat between them.
UPDATE "tariff" SET "price" = jsonb_set("price", '{tou,hours}', to_jsonb(
  array_fill('VALLEY'::text, ARRAY[7]) || array_fill('FLAT'::text, ARRAY[3]) || array_fill('PEAK'::text, ARRAY[2])
  || array_fill('FLAT'::text, ARRAY[6]) || array_fill('PEAK'::text, ARRAY[4]) || ARRAY['FLAT', 'VALLEY']))
WHERE jsonb_typeof("price" -> 'tou') = 'object' AND NOT "price" -> 'tou' ? 'hours';
