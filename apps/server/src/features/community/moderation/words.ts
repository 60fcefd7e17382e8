import type {
  WordRow,
  wordDelete,
  wordQueryDetail,
  wordQueryList,
  wordSave,
  wordTest,
} from '@portal/contract/community/manage';
import * as m from '@portal/texts/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sensitiveWords } from '../post.table.ts';
import type { Community } from '../post-kinds.ts';
import { maskText } from './find-words.ts';
import { writeWords } from './write-words.ts';

const viewWord = (row: typeof sensitiveWords.$inferSelect): WordRow => ({
  ...row,
  wordId: row.id,
  updatedAt: row.updatedAt.getTime(),
});

export const queryWords: Verb<typeof wordQueryList> = (
  { db },
  { level, category, keyword, sort, ...page },
) => {
  const where = and(
    level && eq(sensitiveWords.level, level),
    category && eq(sensitiveWords.category, category),
    contains(keyword, sensitiveWords.word),
  );
  const rows = db
    .select()
    .from(sensitiveWords)
    .where(where)
    .orderBy(
      ...sorted(sort, { hits: sensitiveWords.hits, updated: sensitiveWords.updatedAt }, sensitiveWords.id),
    )
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  return pageOf(page, rows, db.$count(sensitiveWords, where), viewWord);
};

/** @throws {AppError} 500404 */
export const queryWord: Verb<typeof wordQueryDetail> = async ({ db }, { id }) => {
  const [row] = await db.select().from(sensitiveWords).where(eq(sensitiveWords.id, id));
  if (!row) throw notFound();
  return viewWord(row);
};

/**
 * Adds a word or changes one.
 * @throws {AppError} 500404, 500409, 100002 for a duplicate
 */
export const saveWord: Verb<typeof wordSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const same = sql`lower(${sensitiveWords.word}) = ${data.word.toLowerCase()}`;
    const isTaken = and(same, id === undefined ? undefined : ne(sensitiveWords.id, id));
    if ((await tx.$count(sensitiveWords, isTaken)) > 0)
      throw fieldsRefused({ 'data.word': m.community_fault_word_known() });
    const before = id === undefined ? null : await lockVersion(tx, sensitiveWords, { id, version });
    const [saved] = await writeWords(tx, ctx, [{ before, values: data }]);
    if (!saved) throw notFound();
    return viewWord(saved);
  });

/** @throws {AppError} 500404, 500409 */
export const deleteWord: Verb<typeof wordDelete> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const word = await lockVersion(tx, sensitiveWords, { id, version });
    await tx.delete(sensitiveWords).where(eq(sensitiveWords.id, id));
    await writeLog(tx, ctx, {
      event: 'sensitiveWord.delete',
      entity: 'sensitiveWord',
      entityId: id,
      before: { word: word.word, level: word.level },
    });
    return { deleted: true };
  });

/** The effect of the enabled words on a text. */
export const testWords =
  ({ words }: Community): Verb<typeof wordTest> =>
  async ({ db }, { data: { text } }) => {
    const find = await words(db);
    const hits = find(text);
    const shown = maskText(text, find);
    const levels = new Set(hits.map(({ level }) => level));
    const outcome = levels.has('BLOCK')
      ? 'BLOCK'
      : levels.has('REVIEW')
        ? 'REVIEW'
        : shown === text
          ? 'PASS'
          : 'MASK';
    return { outcome, shown, hits: hits.map(({ word, level, start, end }) => ({ word, level, start, end })) };
  };
