import type { dictionaryMerge, dictionaryQueryUses } from '@portal/contract/dictionary/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { DictionaryUse } from '../../../feature/dictionary-uses.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../../platform/http/context.ts';
import { noteRename } from '../../search/search.public.ts';
import { changeEntries, type DictionaryReaders, requireList } from './change-entries.ts';
import { parentListOf } from './dictionary-lists.ts';
import { entryActions } from './entry.policy.ts';
import type { Entry } from './entry-table.ts';
import { countUses, usesOf } from './entry-uses.ts';
import { tableOf } from './table-of.ts';

const refused = (text: string) => fieldsRefused({ 'data.into': text });

/** Whether an entry stands below another one in its tree. */
function isBelow(entries: readonly Entry[], entry: Entry, above: Entry): boolean {
  const parentOf = new Map(entries.map(({ code, parentCode }) => [code, parentCode]));
  for (let code = entry.parentCode; code !== null; code = parentOf.get(code) ?? null)
    if (code === above.code) return true;
  return false;
}

/** @throws {AppError} 100002 for one that is not offered, of another kind, or below the merged one */
function requireTarget(list: string, entries: readonly Entry[], from: Entry, code: string): Entry {
  if (code === from.code) throw refused(m.removal_fault_same());
  const into = entries.find((entry) => entry.code === code);
  if (!into || into.shield === 1) throw refused(m.removal_fault_gone());
  if (parentListOf(list) === list) {
    if (into.group !== from.group) throw refused(m.removal_fault_other_kind());
    if (isBelow(entries, into, from)) throw refused(m.dictionary_fault_below());
  }
  return into;
}

/** @throws {AppError} 100002 where both entries have what only one may have */
async function moveUse(tx: Db, use: DictionaryUse, from: string, to: string): Promise<number> {
  try {
    return await use.move(tx, from, to);
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw refused(m.removal_fault_clash({ what: use.label() }));
  }
}

/** Counts what merging an entry would move. @throws {AppError} 500404 */
export async function queryUses(
  { db }: Context,
  { uses }: DictionaryReaders,
  { list, code }: InputOf<typeof dictionaryQueryUses>,
): Promise<OutputOf<typeof dictionaryQueryUses>> {
  await requireList(db, list);
  if (!(await tableOf(list).read(db)).some((entry) => entry.code === code)) throw notFound();
  const found = await countUses(db, uses, list, code);
  return { uses: found, total: found.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * Makes one of two entries that mean the same: whatever refers to the first refers to the second from now on. The first
 * is kept for names of the past, and never offered again.
 * @throws {AppError} 500404, 500409, 500012 for fixed and merged entries, 100002
 */
export function mergeEntries(
  ctx: Context & DictionaryReaders,
  { list, code, version, data: { into: intoCode, reason } }: InputOf<typeof dictionaryMerge>,
): Promise<OutputOf<typeof dictionaryMerge>> {
  return changeEntries(ctx, list, async (tx, table, entries) => {
    const from = entries.find((entry) => entry.code === code);
    if (!from) throw notFound();
    requireVersion(from, version);
    if (!entryActions(list, from, true).includes('merge')) throw new AppError(retCodes.TRANSITION_REFUSED);
    const into = requireTarget(list, entries, from, intoCode);
    let moved = 0;
    for (const use of usesOf(ctx.uses, list)) moved += await moveUse(tx, use, code, into.code);
    const merged = entries.filter((entry) => entry === from || entry.mergedInto === code);
    for (const entry of merged)
      await table.update(tx, entry.code, { shield: 1, mergedInto: into.code, version: entry.version + 1 });
    await table.update(tx, into.code, { version: into.version + 1 });
    await noteRename(tx, ctx.search, { list, code: into.code, renamedAt: ctx.now });
    return {
      change: { verb: 'merge', code, before: from, after: { mergedInto: into.name, moved }, reason },
      result: { moved },
    };
  });
}
