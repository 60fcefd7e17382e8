import type { DeclareItemEvent, DeclareItemState } from '@portal/contract/declare-item';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type AuditSource, writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { announceChange } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { nextDeclareItemState } from './declare-item.policy.ts';
import { declareItems } from './declare-item.table.ts';

/**
 * Moves a declaration item to its next state.
 * @throws {AppError} 500404, 500409 when somebody else changed it since, 500012 for an event out of turn
 */
export async function operateDeclareItem(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  source: AuditSource,
  { id, event, version }: { id: string; event: DeclareItemEvent; version: number },
): Promise<{ state: DeclareItemState; version: number }> {
  return inTransaction(database.db, async (tx) => {
    const [item] = await tx.select().from(declareItems).where(eq(declareItems.id, id)).for('update');
    if (!item) throw notFound();
    if (item.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const state = nextDeclareItemState(item.status, event);
    const changed = { status: state, version: version + 1 };
    await tx
      .update(declareItems)
      .set({ ...changed, updatedAt: clock.now(), updatedBy: source.actor?.userId ?? null })
      .where(eq(declareItems.id, id));
    await writeAudit(tx, clock, source, {
      event: `declareItem.${event}`,
      entity: 'declareItem',
      entityId: id,
      before: { status: item.status },
      after: { status: state },
    });
    await refreshDocuments(tx, 'DECLARE_ITEM', [id], clock.now());
    await announceChange(tx, ['policy']);
    return { state, version: changed.version };
  });
}
