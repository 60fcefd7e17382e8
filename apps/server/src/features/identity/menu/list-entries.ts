import type { ManagedEntry, MenuTree } from '@portal/contract/menu-manage';
import type { Db } from '../../../platform/database/database.ts';
import { builtMemberPages } from './built-pages.ts';
import { isFixed, readTree } from './menu-tree.ts';

/** A whole menu, entries that are switched off or not built yet included. */
export async function listEntries(db: Db, tree: MenuTree): Promise<ManagedEntry[]> {
  const entries = await readTree(db, tree);
  return entries.map((entry) => ({
    ...entry,
    tree,
    isBuilt: entry.resUrl === '' || builtMemberPages.includes(entry.resUrl),
    isFixed: isFixed(entries, entry),
  }));
}
