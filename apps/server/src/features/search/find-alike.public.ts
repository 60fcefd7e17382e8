import type { SearchKind } from '@portal/contract/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';

/** So many documents may have the words that are looked for, and so many of them are compared. */
const maxFound = 3_000;
const maxCompared = 600;

const someOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join('|');

/**
 * Of the words of a kind those by which a title is told from others: the rare ones, and of those that PostgreSQL knows
 * to be common as many as few documents have, the rarest at least. An index reads all documents of a word, and those
 * of a common one are as many as the market is large.
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

/** The things of a kind whose titles share telling words with a title: so many, those with the most words in common. */
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
  // Of many words that it does not know PostgreSQL expects so many documents that it would rather read all there are;
  // asked for in a select of its own, what is looked for is not known when the index is chosen.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ref_id as id, title_words from search_document
      where kind_words @@ (select ${someOf(distinctive)}::tsquery) limit ${maxCompared}
    ) found
    order by ts_rank(title_words, ${someOf(words)}::tsquery) desc, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
