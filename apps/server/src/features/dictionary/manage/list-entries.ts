import type { ManagedEntry } from '@portal/contract/dictionary/manage';
import type { DictionaryUses } from '../../../feature/dictionary-uses.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireList } from './change-entries.ts';
import { entryActions } from './entry.policy.ts';
import { findUsedCodes } from './entry-uses.ts';
import { tableOf } from './table-of.ts';

/** Entries of a list with the actions allowed on each. @throws {AppError} 500404 */
export async function listEntries(
  db: Db,
  uses: readonly DictionaryUses[],
  list: string,
): Promise<ManagedEntry[]> {
  await requireList(db, list);
  const entries = await tableOf(list).read(db);
  const used = await findUsedCodes(
    db,
    uses,
    list,
    entries.map(({ code }) => code),
  );
  const names = new Map(entries.map(({ code, name }) => [code, name]));
  return entries.map((entry) => ({
    ...entry,
    mergedInto: entry.mergedInto === null ? null : (names.get(entry.mergedInto) ?? entry.mergedInto),
    used: used.has(entry.code),
    actions: entryActions(list, entry, used.has(entry.code)),
  }));
}
