import type { menuSort } from '@portal/contract/identity/menu-manage';
import { retCodes } from '@portal/contract/ret-code';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { menuItems } from './menu-item.table.ts';
import { inTree, readTree } from './menu-tree.ts';

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && new Set(b).size === b.length && b.every((one) => a.includes(one));

/**
 * Reorders the entries of one parent among the positions they already have.
 * @throws {AppError} 500404, 500409 if the entries have changed in the meantime
 */
export async function sortEntries(
  ctx: Context & { pages: readonly string[] },
  { tree, data: { resNos } }: InputOf<typeof menuSort>,
): Promise<{ done: true }> {
  return inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, `menu:${tree}`);
    const entries = await readTree(tx, ctx.pages, tree);
    const first = entries.find(({ resNo }) => resNo === resNos[0]);
    if (!first) throw notFound();
    const siblings = entries.filter(({ parentNo }) => parentNo === first.parentNo);
    const before = siblings.map(({ resNo }) => resNo);
    if (!isSameSet(before, resNos)) throw new AppError(retCodes.VERSION_CONFLICT);
    const places = siblings.map(({ sort }) => sort);
    const order = sql.join(
      resNos.map((resNo, at) => sql`(${resNo}, ${places[at] ?? 0}::int)`),
      sql`, `,
    );
    await tx.execute(sql`update ${menuItems} set sort = place.sort from (values ${order}) place (res_no, sort)
      where ${inTree(tree)} and ${menuItems.resNo} = place.res_no`);
    await writeLog(tx, ctx, {
      event: 'menu.sort',
      entity: 'menu',
      entityId: `${tree}/${first.parentNo ?? ''}`,
      before,
      after: resNos,
    });
    return { done: true };
  });
}
