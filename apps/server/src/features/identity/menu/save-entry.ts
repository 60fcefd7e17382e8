import type { MenuTree } from '@portal/contract/menu-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { menuItems } from './menu-item.table.ts';
import { inTree, isFixed, readTree } from './menu-tree.ts';

export interface EntryChange {
  tree: MenuTree;
  resNo: string;
  version: number;
  name: string;
  enabled: '0' | '1';
}

/**
 * Names an entry and switches it on or off.
 * @throws {AppError} 500404, 500409, 500012 for switching off what must not be lost
 */
export async function saveEntry(
  ctx: Context<Actor | null>,
  { tree, resNo, version, name, enabled: flag }: EntryChange,
): Promise<{ version: number }> {
  const enabled = flag === '1';
  return inTransaction(ctx.db, async (tx) => {
    const isIt = and(inTree(tree), eq(menuItems.resNo, resNo));
    const [entry] = await tx.select().from(menuItems).where(isIt).for('update');
    if (!entry) throw notFound();
    requireVersion(entry, version);
    if (!enabled && isFixed(await readTree(tx, tree), entry))
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
