import type { SearchKind } from '@portal/contract/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';

/** Maximum documents matched by the chosen words, and maximum documents compared. */
const maxFound = 3_000;
const maxCompared = 600;

const someOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join('|');

/**
 * The words that tell a title apart within its kind: the rare ones, plus the common ones known to PostgreSQL while they
 * match few documents in total, always including the rarest. The index reads every document of a word, and for a common
 * word those grow with the market.
 */
async function distinctiveWordsOf(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: common } = await db.execute<{ word: string; documents: number }>(sql`
    select word, share * (select reltuples from pg_class where oid = 'search_document'::regclass) as documents
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as known(word, share)
    where schemaname = current_schema and tablename = 'search_document' and attname = 'kind_words'
      and word in ${[...words]}
    order by documents, word`);
  let found = 0;
  const tooCommon = common.filter(({ documents }, at) => {
    found += documents;
    return at > 0 && found > maxFound;
  });
  const left = new Set(tooCommon.map(({ word }) => word));
  return words.filter((word) => !left.has(word));
}

/**
 * Finds up to `limit` documents of a kind whose titles share distinctive words with a title, most words in common
 * first.
 */
export async function findAlike(
  db: Db,
  { kind, title, limit }: { kind: SearchKind; title: string; limit: number },
): Promise<string[]> {
  const words = [...wordsOf(title)];
  if (words.length === 0) return [];
  const distinctive = await distinctiveWordsOf(
    db,
    words.map((word) => `${kind}:${word}`),
  );
  // For many words it has no statistics on, PostgreSQL expects so many matches that it prefers a full scan; in a
  // subselect the words are unknown when the plan is chosen, so it uses the index.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ref_id as id, title_words from search_document
      where kind_words @@ (select ${someOf(distinctive)}::tsquery) limit ${maxCompared}
    ) found
    order by ts_rank(title_words, ${someOf(words)}::tsquery) desc, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
