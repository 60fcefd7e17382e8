import { type declareItemOperate, declareItemTransitions } from '@portal/contract/policy/declare-item';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { declareItemActions } from './declare-item.policy.ts';
import { declareItemSearch } from './declare-item.search.ts';
import { declareItems } from './declare-item.table.ts';
import { declareItemStateOn } from './item-state.public.ts';
import { policies } from './policy.table.ts';

type Item = typeof declareItems.$inferSelect;

/** @throws {AppError} 500012 while the policy is not public, 100002 once the window is over */
async function requireReady(tx: Db, item: Item, today: string): Promise<void> {
  const isPublished = and(eq(policies.id, item.policyId), eq(policies.status, 'PUBLISHED'));
  if ((await tx.$count(policies, isPublished)) === 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_policy_unpublished() });
  if (item.windowTo < today) throw fieldsRefused({ 'data.windowTo': m.fault_call_over() });
}

/**
 * Fires an event on a declaration item, starting from its state today.
 * @throws {AppError} 500404, 500409 when somebody else has changed it since, 500012, 100002
 */
export const operateDeclareItem: Verb<typeof declareItemOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const item = await lockVersion(tx, declareItems, { id, version });
    const today = chinaDayOf(ctx.now);
    const from = declareItemStateOn(item, today);
    const status = nextState(declareItemTransitions, from, event);
    if (event === 'announce') await requireReady(tx, item, today);
    // The row stores an operator's last decision; the window may have changed the state since.
    const row = { ...item, status: from };
    const moved = await moveState(tx, ctx, declareItems, row, {
      entity: 'declareItem',
      event,
      set: { status },
    });
    await refreshDocuments(tx, declareItemSearch, [id], ctx.now);
    await invalidateTags(tx, ['policy']);
    const state = declareItemStateOn(moved, today);
    return { state, version: moved.version, actions: declareItemActions(ctx.actor, state) };
  });
