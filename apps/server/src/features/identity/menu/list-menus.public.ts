import type { MenuItem } from '@portal/contract/identity/menu';
import { paths } from '@portal/contract/paths';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Contributions } from '../../../feature/feature.ts';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { type MenuReader, mayOpenPage, mayUseEntry, readsOnly, treesOf } from './menu.policy.ts';
import { menuItems } from './menu-item.table.ts';

interface MenuRow extends Omit<MenuItem, 'childrenMenus'> {
  tree: string;
  parentNo: string | null;
}

/** Only an enterprise with units under contract may report repairs. */
async function readHasUnits(db: Db, enterpriseId: string | null): Promise<boolean> {
  if (enterpriseId === null) return false;
  const isIt = and(eq(enterprises.id, enterpriseId), sql`cardinality(${enterprises.unitIds}) > 0`);
  return (await db.$count(enterprises, isIt)) > 0;
}

/** Builds a tree from rows: pages that exist, each once, and the groups that still contain one. */
function growMenu(rows: readonly MenuRow[], builtPages: ReadonlySet<string>, actor: MenuReader): MenuItem[] {
  const shown = new Set<string>();
  const grow = ({ tree, resNo, resUrl, name, icon }: MenuRow): MenuItem[] => {
    const isPage = resUrl !== '';
    if (isPage && (!builtPages.has(resUrl) || shown.has(resUrl))) return [];
    shown.add(resUrl);
    const childrenMenus = rows.filter((row) => row.tree === tree && row.parentNo === resNo).flatMap(grow);
    if (!isPage && childrenMenus.length === 0) return [];
    const item = { resNo, resUrl, name, icon, childrenMenus };
    return [isPage && readsOnly(actor, tree, resUrl) ? { ...item, readsOnly: true } : item];
  };
  return rows.filter(({ parentNo }) => parentNo === null).flatMap(grow);
}

/** The start page of each identity. */
const firstPages = [paths.dashboard(), paths.manageHome()];

/** The pages that do not concern this enterprise. */
async function readNotConcerned(
  db: Db,
  enterpriseId: string | null,
  conditions: Contributions['menuConditions'],
): Promise<Set<string>> {
  if (enterpriseId === null) return new Set();
  const answers = await Promise.all(
    [...conditions].map(async ([page, isFor]) => ({ page, concerns: await isFor(db, enterpriseId) })),
  );
  return new Set(answers.flatMap(({ page, concerns }) => (concerns ? [] : [page])));
}

/** The caller's menu, limited to pages that exist and concern them. */
export async function listMenus(
  db: Db,
  actor: MenuReader,
  { menuPages, menuConditions }: Pick<Contributions, 'menuPages' | 'menuConditions'>,
): Promise<MenuItem[]> {
  const trees = treesOf(actor);
  const [rows, hasUnits, notConcerned] = await Promise.all([
    db
      .select()
      .from(menuItems)
      .where(and(inArray(menuItems.tree, trees), eq(menuItems.enabled, true)))
      .orderBy(asc(menuItems.sort), asc(menuItems.resNo)),
    readHasUnits(db, actor.enterpriseId),
    readNotConcerned(db, actor.enterpriseId, menuConditions),
  ]);
  const own = rows.filter(
    ({ tree, resNo, resUrl }) =>
      resUrl === '' || (mayUseEntry(actor, resNo, { hasUnits }) && mayOpenPage(actor, tree, resUrl)),
  );
  const placeOf = ({ tree, parentNo, resUrl }: MenuRow) =>
    parentNo === null && firstPages.includes(resUrl) ? -1 : trees.indexOf(tree);
  const inOrder = own.sort((a, b) => placeOf(a) - placeOf(b));
  return growMenu(inOrder, new Set(menuPages.filter((page) => !notConcerned.has(page))), actor);
}
