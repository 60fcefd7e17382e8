import { type FinProductEvent, finProductTransitions } from '@portal/contract/finance/terms';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { financeLinks, moneyPeopleOf } from './concerned.public.ts';
import { finProductSearch } from './finance.search.ts';
import { type FinProductRecord, finProducts, type InstitutionRecord } from './finance.table.ts';

const notice: readonly FinProductEvent[] = ['pass', 'reject', 'takeDown'];

interface Move {
  event: FinProductEvent;
  reason?: string;
  /** For `edit`: the new content. */
  set?: Partial<FinProductRecord>;
}

/**
 * Applies an event to a locked product: updates its row and log, and notifies those who run its institution.
 * @throws {AppError} 500012
 */
export async function moveProduct(
  tx: Db,
  ctx: MoveSource,
  { enterpriseId }: Pick<InstitutionRecord, 'enterpriseId'>,
  product: FinProductRecord,
  { event, reason = '', set = {} }: Move,
): Promise<FinProductRecord> {
  const status = nextState(finProductTransitions, product.status, event);
  const { now } = ctx;
  const moved = await moveState(tx, ctx, finProducts, product, {
    entity: 'finProduct',
    event,
    set: {
      ...set,
      status,
      ...(event === 'edit' ? {} : { reason }),
      ...(status === 'PENDING' ? { submittedAt: now } : {}),
      ...(event === 'pass' ? { publishedAt: now } : {}),
    },
    logged: (row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => name === 'status' || (name in set && name !== 'costPpm')),
      ),
    reason,
  });
  if (notice.includes(event))
    await sendMessage(tx, {
      eventCode: 'FIN_PRODUCT_MOVED',
      params: { name: moved.name, state: status, reason },
      ...moneyPeopleOf(enterpriseId),
      link: financeLinks.own,
      now,
    });
  if (event === 'pass') await notifyCollectors(tx, 'FIN_PRODUCT', [moved.id]);
  await refreshDocuments(tx, finProductSearch, [moved.id], now);
  await invalidateTags(tx, ['finance']);
  return moved;
}
