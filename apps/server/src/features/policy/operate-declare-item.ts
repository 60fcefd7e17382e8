import type { DeclareItemEvent, DeclareItemState } from '@portal/contract/declare-item';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import { type LogSource, writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { declareItemActions, declareItemStateOn, nextDeclareItemState } from './declare-item.policy.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';

type Item = typeof declareItems.$inferSelect;

/** @throws {AppError} 500012 while visitors do not see the policy, 100002 once the window is over */
async function requireReady(tx: Db, item: Item, today: string): Promise<void> {
  const isPublished = and(eq(policies.id, item.policyId), eq(policies.status, 'PUBLISHED'));
  if ((await tx.$count(policies, isPublished)) === 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_policy_unpublished() });
  if (item.windowTo < today) throw fieldsRefused({ 'data.windowTo': m.fault_call_over() });
}

/**
 * Moves a declaration item on from where it stands today.
 * @throws {AppError} 500404, 500409 when somebody else changed it since, 500012 for an event out of turn, 100002
 */
export async function operateDeclareItem(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  source: LogSource & { actor: Actor },
  { id, event, version }: { id: string; event: DeclareItemEvent; version: number },
): Promise<{ state: DeclareItemState; version: number; actions: ReturnType<typeof declareItemActions> }> {
  return inTransaction(database.db, async (tx) => {
    const [item] = await tx.select().from(declareItems).where(eq(declareItems.id, id)).for('update');
    if (!item) throw notFound();
    if (item.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const now = clock.now();
    const today = chinaDayOf(now);
    const from = declareItemStateOn(item, today);
    const status = nextDeclareItemState(from, event);
    if (event === 'announce') await requireReady(tx, item, today);
    await tx
      .update(declareItems)
      .set({ status, version: version + 1, updatedAt: now, updatedBy: source.actor.userId })
      .where(eq(declareItems.id, id));
    await writeLog(tx, clock, source, {
      event: `declareItem.${event}`,
      entity: 'declareItem',
      entityId: id,
      before: { status: from },
      after: { status },
    });
    await refreshDocuments(tx, 'DECLARE_ITEM', [id], now);
    await invalidateTags(tx, ['policy']);
    const state = declareItemStateOn({ ...item, status }, today);
    return { state, version: version + 1, actions: declareItemActions(source.actor, state) };
  });
}
