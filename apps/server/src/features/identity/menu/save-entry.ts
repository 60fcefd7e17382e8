import type { menuSave } from '@portal/contract/identity/menu-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { menuItems } from './menu-item.table.ts';
import { inTree, isFixed, readTree } from './menu-tree.ts';

/**
 * Renames an entry, and switches it on or off.
 * @throws {AppError} 500404, 500409, 500012 for switching off a required entry
 */
export async function saveEntry(
  ctx: Context & { pages: readonly string[] },
  { tree, resNo, version, name, enabled: flag }: InputOf<typeof menuSave>,
): Promise<{ version: number }> {
  const enabled = flag === '1';
  return inTransaction(ctx.db, async (tx) => {
    const isIt = and(inTree(tree), eq(menuItems.resNo, resNo));
    const [entry] = await tx.select().from(menuItems).where(isIt).for('update');
    if (!entry) throw notFound();
    requireVersion(entry, version);
    if (!enabled && isFixed(await readTree(tx, ctx.pages, tree), entry))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_menu_needed() });
    await tx
      .update(menuItems)
      .set({ name, enabled, version: version + 1 })
      .where(isIt);
    await writeLog(tx, ctx, {
      event: 'menu.save',
      entity: 'menu',
      entityId: `${tree}/${resNo}`,
      before: { name: entry.name, enabled: entry.enabled },
      after: { name, enabled },
    });
    return { version: version + 1 };
  });
}
