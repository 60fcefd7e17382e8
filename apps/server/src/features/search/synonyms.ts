import type {
  SynonymContent,
  SynonymRow,
  synonymDelete,
  synonymQueryDetail,
  synonymQueryList,
  synonymSave,
} from '@portal/contract/search/manage';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { countSynonyms, findSynonym, listSynonyms, synonymRow } from './synonym.queries.ts';
import { synonyms } from './synonym.table.ts';

type Synonym = typeof synonyms.$inferSelect;

const byComma = ', ';

/** The words of a field, separated by commas of any script. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

const contentOf = ({ zh, en, es, ja }: Pick<Synonym, 'zh' | 'en' | 'es' | 'ja'>): SynonymContent => ({
  zh: zh.join(byComma),
  en: en.join(byComma),
  es: es.join(byComma),
  ja: ja.join(byComma),
});

const viewSynonym = (row: Synonym): SynonymRow => ({
  ...contentOf(row),
  synonymId: row.id,
  updatedAt: row.updatedAt.getTime(),
  version: row.version,
});

export const querySynonyms: Verb<typeof synonymQueryList> = ({ db }, { keyword, ...page }) =>
  pageOf(page, listSynonyms(db, { keyword, ...page }), countSynonyms(db, keyword), viewSynonym);

/** @throws {AppError} 500404 */
export const querySynonym: Verb<typeof synonymQueryDetail> = async ({ db }, { id }) => {
  const row = await findSynonym(db, id);
  if (!row) throw notFound();
  return viewSynonym(row);
};

async function insertSynonym(tx: Db, ctx: WriteContext, values: ReturnType<typeof synonymRow>) {
  const userId = ctx.actor?.userId ?? null;
  const by = { createdBy: userId, createdAt: ctx.now, updatedBy: userId, updatedAt: ctx.now };
  const [row] = await tx
    .insert(synonyms)
    .values({ ...values, ...by, id: ulid(ctx.now.getTime()) })
    .returning();
  if (!row) throw new Error('failed to insert synonym');
  return row;
}

/**
 * Adds words that mean the same, or changes them.
 * @throws {AppError} 500404, 500409, 100002 for fewer than two words
 */
export const saveSynonym: Verb<typeof synonymSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const values = synonymRow({
      zh: wordsOf(data.zh),
      en: wordsOf(data.en),
      es: wordsOf(data.es),
      ja: wordsOf(data.ja),
    });
    if (values.words.length < 2) throw fieldsRefused({ 'data.zh': m.search_synonym_fault_few() });
    const before = id === undefined ? null : await lockVersion(tx, synonyms, { id, version });
    const saved = before
      ? await updateVersion(tx, ctx, synonyms, before.id, values)
      : await insertSynonym(tx, ctx, values);
    await writeLog(tx, ctx, {
      event: before ? 'searchSynonym.edit' : 'searchSynonym.create',
      entity: 'searchSynonym',
      entityId: saved.id,
      before: before && contentOf(before),
      after: contentOf(saved),
    });
    await invalidateTags(tx, ['search']);
    return viewSynonym(saved);
  });

/** @throws {AppError} 500404, 500409 */
export const deleteSynonym: Verb<typeof synonymDelete> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const synonym = await lockVersion(tx, synonyms, { id, version });
    await tx.delete(synonyms).where(eq(synonyms.id, id));
    await writeLog(tx, ctx, {
      event: 'searchSynonym.delete',
      entity: 'searchSynonym',
      entityId: id,
      before: contentOf(synonym),
    });
    await invalidateTags(tx, ['search']);
    return { deleted: true };
  });
