import type { MenuTree } from '@portal/contract/menu-manage';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { menuItems } from './menu-item.table.ts';

export type Entry = typeof menuItems.$inferSelect;

// Without its workbench nobody has a first page; without this page nobody could undo what was done on it.
const fixedPages = ['/dashboard', '/manage/home', '/manage/role'];

/** What must not be switched off: those pages and the groups they stand in. */
export const isFixed = (entries: readonly Entry[], { resNo, resUrl }: Entry): boolean =>
  fixedPages.includes(resUrl) ||
  entries.some((child) => child.parentNo === resNo && fixedPages.includes(child.resUrl));

export const inTree = (tree: MenuTree) => eq(menuItems.tree, tree);

/** A whole menu in its order. */
export const readTree = (db: Db, tree: MenuTree): Promise<Entry[]> =>
  db.select().from(menuItems).where(inTree(tree)).orderBy(asc(menuItems.sort), asc(menuItems.resNo));
