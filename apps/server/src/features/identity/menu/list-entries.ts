import type { ManagedEntry, MenuTree } from '@portal/contract/identity/menu-manage';
import type { Db } from '../../../platform/database/database.ts';
import { isFixed, readTree } from './menu-tree.ts';

/** A whole menu, including entries that are switched off. */
export async function listEntries(db: Db, pages: readonly string[], tree: MenuTree): Promise<ManagedEntry[]> {
  const entries = await readTree(db, pages, tree);
  return entries.map((entry) => ({
    ...entry,
    tree,
    isFixed: isFixed(entries, entry),
  }));
}
