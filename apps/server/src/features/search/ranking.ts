import { type SQL, sql } from 'drizzle-orm';
import type { KeywordQuery } from '../../platform/text/bigrams.ts';
import type { Understanding } from './understand.ts';

const yearSeconds = 365 * 86_400;

/** Newer before older, and what matters more before what matters less: 0 to 5. */
function tieBreaker(now: Date): SQL {
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - d.published_at)`;
  // A document without a date, such as a standing page, counts as a year old.
  return sql`d.weight + 3 * exp(-greatest(0, coalesce(${age}, ${yearSeconds})) / ${yearSeconds}::float8)`;
}

/** Services come first where their name or their words match, policies before the rest of equal relevance. */
const kindBonus = (query: KeywordQuery): SQL => sql`case
  when d.kind = 'PUBLIC_TASK' and d.words @@ ${query.everyIn('AB')}::tsquery then 40
  when d.kind in ('POLICY', 'DECLARE_ITEM') then 2
  else 0 end`;

/**
 * Relevance of a `search_document d`. A hit in the title outweighs everything below it together, and so does one in the
 * summary; within each, the words as typed come before all of them apart, and these before words that mean the same.
 */
export function scoreOf({ typed, every, meant }: Understanding, now: Date): SQL {
  const share = sql`least(1, ${typed.length}::float8 / greatest(1, char_length(d.title)))`;
  const parts = [
    sql`case
      when d.title_words @@ ${typed.every}::tsquery then 40 + 4 * ${share}
      when d.title_words @@ ${every.every}::tsquery then 32
      when d.title_words @@ ${meant.every}::tsquery then 26
      when d.words @@ ${meant.everyIn('AB')}::tsquery then 12
      else 0 end`,
    sql`case
      when d.words @@ ${typed.every}::tsquery then 5
      when d.words @@ ${every.every}::tsquery then 3
      else 0 end`,
    kindBonus(meant),
    tieBreaker(now),
  ];
  if (typed.runCount > 1) {
    parts.push(
      sql`case when d.title_words @@ ${typed.together}::tsquery then 5 else 0 end`,
      sql`case when d.words @@ ${typed.together}::tsquery then 1.5 else 0 end`,
      sql`case when d.title_words @@ ${typed.some}::tsquery then 3 else 0 end`,
    );
  }
  return sql.join(parts, sql` + `);
}

/** Nearness of a document that lacks some of the words: those it has, in the title first, longer ones for more. */
export function nearnessOf({ each }: Understanding, now: Date): SQL {
  const parts = each.map(
    (word) => sql`${Math.min(word.length, 8)} * case
      when d.title_words @@ ${word.every}::tsquery then 6
      when d.words @@ ${word.everyIn('AB')}::tsquery then 3
      when d.words @@ ${word.every}::tsquery then 1
      else 0 end`,
  );
  return sql.join(
    [...parts, sql`case when d.kind = 'PUBLIC_TASK' then 4 else 0 end`, tieBreaker(now)],
    sql` + `,
  );
}

/** The step by which a document is found. */
export const stepOf = ({ typed, every }: Understanding): SQL => sql`case
  when d.words @@ ${typed.every}::tsquery then 'PHRASE'
  when d.words @@ ${every.every}::tsquery then 'WORDS'
  else 'SYNONYMS' end`;
