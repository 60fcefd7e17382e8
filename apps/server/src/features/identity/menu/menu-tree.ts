import type { MenuTree } from '@portal/contract/identity/menu-manage';
import { paths } from '@portal/contract/paths';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { menuItems } from './menu-item.table.ts';

export type Entry = typeof menuItems.$inferSelect;

// Without the workbench there is no start page; without the menu page nobody could undo changes to the menu.
const fixedPages = [paths.dashboard(), paths.manageHome(), paths.manageRoles()];

/** Whether an entry must stay on: these pages, and the groups that contain them. */
export const isFixed = (entries: readonly Entry[], { resNo, resUrl }: Entry): boolean =>
  fixedPages.includes(resUrl) ||
  entries.some((child) => child.parentNo === resNo && fixedPages.includes(child.resUrl));

export const inTree = (tree: MenuTree) => eq(menuItems.tree, tree);

/** Pages that exist, and the groups that contain one. */
function builtOf(entries: Entry[], pages: readonly string[]): Entry[] {
  const holdsPage = ({ resNo, resUrl }: Entry): boolean =>
    resUrl === ''
      ? entries.some((child) => child.parentNo === resNo && holdsPage(child))
      : pages.includes(resUrl);
  return entries.filter(holdsPage);
}

/** A menu in order, including entries that are switched off but no pages that are not built yet. */
export const readTree = async (db: Db, pages: readonly string[], tree: MenuTree): Promise<Entry[]> =>
  builtOf(
    await db.select().from(menuItems).where(inTree(tree)).orderBy(asc(menuItems.sort), asc(menuItems.resNo)),
    pages,
  );

/** The trees that contain an existing page. */
export async function findBuiltTrees(db: Db, pages: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ tree: menuItems.tree })
    .from(menuItems)
    .where(inArray(menuItems.resUrl, [...pages]));
  return new Set(rows.map(({ tree }) => tree));
}
