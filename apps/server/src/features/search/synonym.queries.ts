import type { Language } from '@portal/texts/languages';
import { arrayOverlaps, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { wordKey } from '../../platform/text/split-words.ts';
import { synonyms } from './synonym.table.ts';

type Synonym = typeof synonyms.$inferSelect;

type SynonymWords = Pick<Synonym, 'zh' | 'en' | 'es' | 'ja'>;

/** All words of a group, in four languages. */
const wordsOfGroup = ({ zh, en, es, ja }: SynonymWords): string[] => [...zh, ...en, ...es, ...ja];

/** A group with its words as they are compared. */
export const synonymRow = (group: SynonymWords) => ({
  ...group,
  words: [...new Set(wordsOfGroup(group).map(wordKey))].filter((word) => word !== ''),
});

/** A lone character begins hundreds of words of the index. */
const isNarrow = (word: string) => [...wordKey(word)].length > 1;

/** The words in these languages that mean the same as one of some words, by each word as it is compared. */
export async function readSynonyms(
  db: Db,
  words: readonly string[],
  langs: readonly Language[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (words.length === 0) return found;
  const groups = await db
    .select()
    .from(synonyms)
    .where(arrayOverlaps(synonyms.words, [...words]));
  for (const group of groups) {
    for (const word of group.words) {
      const others = langs.flatMap((lang) => group[lang]).filter(isNarrow);
      found.set(word, [...(found.get(word) ?? []), ...others]);
    }
  }
  for (const [word, others] of found) {
    found.set(
      word,
      [...new Set(others)].filter((other) => wordKey(other) !== word),
    );
  }
  return found;
}

const isLike = (keyword: string | undefined) =>
  keyword
    ? sql`exists (select from unnest(${synonyms.words}) word where position(${wordKey(keyword)} in word) > 0)`
    : undefined;

/** A page of groups, the latest change first. */
export const listSynonyms = (
  db: Db,
  { keyword, pageNo, pageSize }: { keyword?: string | undefined; pageNo: number; pageSize: number },
) =>
  db
    .select()
    .from(synonyms)
    .where(isLike(keyword))
    .orderBy(desc(synonyms.updatedAt), desc(synonyms.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countSynonyms = (db: Db, keyword: string | undefined) => db.$count(synonyms, isLike(keyword));

export async function findSynonym(db: Db, id: string): Promise<Synonym | undefined> {
  const [row] = await db.select().from(synonyms).where(eq(synonyms.id, id));
  return row;
}
