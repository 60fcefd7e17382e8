import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { sensitiveWords } from '../post.table.ts';
import { createFindWords, type FindWords, type WordHit } from './find-words.ts';

/** Finds the words that are switched on, as they are now. */
export type WordBook = (db: Db) => Promise<FindWords>;

/** Compiles the words again only where one of them has changed, which one small query tells. */
export function createWordBook(): WordBook {
  let known: { stamp: string; find: FindWords } | undefined;
  return async (db) => {
    const [state] = await db
      .select({
        stamp: sql<string>`concat_ws(':', count(*), sum(${sensitiveWords.version}), max(${sensitiveWords.id}))`,
      })
      .from(sensitiveWords);
    const stamp = state?.stamp ?? '';
    if (known?.stamp === stamp) return known.find;
    const words = await db
      .select({ id: sensitiveWords.id, word: sensitiveWords.word, level: sensitiveWords.level })
      .from(sensitiveWords)
      .where(eq(sensitiveWords.enabled, true));
    const find = createFindWords(words);
    known = { stamp, find };
    return find;
  };
}

/** Around a word, so that its author finds it. */
const placeOf = (text: string, { start, end }: WordHit) =>
  `${text.slice(Math.max(0, start - 6), start)}【${text.slice(start, end)}】${text.slice(end, end + 6)}`.replace(
    /\s+/g,
    ' ',
  );

/**
 * The words to look at in these fields.
 * @throws {AppError} 500014 for a word that is not taken, with where it stands
 */
export function requireWords(fields: Record<string, string>, find: FindWords): WordHit[] {
  const faults: Record<string, string> = {};
  const toReview: WordHit[] = [];
  for (const [field, text] of Object.entries(fields)) {
    const hits = find(text);
    const blocked = hits.find(({ level }) => level === 'BLOCK');
    if (blocked) faults[field] = m.community_fault_word({ place: placeOf(text, blocked) });
    toReview.push(...hits.filter(({ level }) => level === 'REVIEW'));
  }
  const [first] = Object.values(faults);
  if (first) throw new AppError(retCodes.SENSITIVE_WORD, { retMsg: first, data: { fields: faults } });
  return toReview;
}

/** Counts the texts in which words were found. */
export async function countHits(tx: Db, hits: readonly WordHit[]): Promise<void> {
  const ids = [...new Set(hits.map(({ id }) => id))].sort();
  if (ids.length > 0)
    await tx
      .update(sensitiveWords)
      .set({ hits: sql`${sensitiveWords.hits} + 1` })
      .where(inArray(sensitiveWords.id, ids));
}
