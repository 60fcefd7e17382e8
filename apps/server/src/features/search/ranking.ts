import { type SQL, sql } from 'drizzle-orm';
import type { KeywordQuery } from '../../platform/text/bigrams.ts';

const yearSeconds = 365 * 86_400;

/**
 * Relevance of a `search_document d`. A hit in the title outweighs everything below it together, and so does one in the
 * summary; within each, words close together, higher importance and a newer date come first.
 */
export function scoreOf(query: KeywordQuery, now: Date): SQL {
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - d.published_at)`;
  const share = sql`least(1, ${query.length}::float8 / greatest(1, char_length(d.title)))`;
  const parts = [
    sql`case
      when d.title_words @@ ${query.every}::tsquery then 20 + 4 * ${share}
      when d.words @@ ${query.everyIn('B')}::tsquery then 10
      else 0 end`,
    sql`d.weight`,
    // A document without a date, such as a standing page, counts as a year old.
    sql`3 * exp(-greatest(0, coalesce(${age}, ${yearSeconds})) / ${yearSeconds}::float8)`,
  ];
  if (query.runCount > 1) {
    parts.push(
      sql`case when d.title_words @@ ${query.together}::tsquery then 5 else 0 end`,
      sql`case when d.words @@ ${query.together}::tsquery then 1.5 else 0 end`,
      sql`case when d.title_words @@ ${query.some}::tsquery then 3 else 0 end`,
    );
  }
  return sql.join(parts, sql` + `);
}
