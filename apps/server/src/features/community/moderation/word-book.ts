import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { sensitiveWords } from '../post.table.ts';
import { createFindWords, type FindWords, type WordHit } from './find-words.ts';

/** Finds the words enabled at the moment. */
export type WordBook = (db: Db) => Promise<FindWords>;

/** Recompiles the word list only if it has changed, which one small query detects. */
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

/** Some text around the word, so that the author can find it. */
const placeOf = (text: string, { start, end }: WordHit) =>
  `${text.slice(Math.max(0, start - 6), start)}【${text.slice(start, end)}】${text.slice(end, end + 6)}`.replace(
    /\s+/g,
    ' ',
  );

/**
 * Words to be reviewed in these fields.
 * @throws {AppError} 500014 for a blocked word, with its position
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

/** Counts a text for each of the words found in it. */
export async function countHits(tx: Db, hits: readonly WordHit[]): Promise<void> {
  const ids = [...new Set(hits.map(({ id }) => id))].sort();
  if (ids.length > 0)
    await tx
      .update(sensitiveWords)
      .set({ hits: sql`${sensitiveWords.hits} + 1` })
      .where(inArray(sensitiveWords.id, ids));
}
