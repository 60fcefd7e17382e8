import { type ServiceEvent, serviceTransitions } from '@portal/contract/market/shop-terms';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { actorOf, leadersOf, marketLink } from './concerned.ts';
import { serviceSearch } from './market.search.ts';
import { type ServiceRecord, type ShopRecord, services } from './market.table.ts';

function noticeOf(event: ServiceEvent, { title: name, reason }: ServiceRecord): Notification | null {
  if (event === 'pass') return { eventCode: 'SERVICE_PASSED', params: { name } };
  if (event === 'reject') return { eventCode: 'SERVICE_REJECTED', params: { name, reason } };
  if (event === 'ban') return { eventCode: 'SERVICE_BANNED', params: { name, reason } };
  if (event === 'unban') return { eventCode: 'SERVICE_UNBANNED', params: { name } };
  return null;
}

/** The log cannot compare pictures. */
const unlogged: ReadonlySet<string> = new Set(['picture', 'gallery']);

interface Move {
  event: ServiceEvent;
  reason?: string;
  /** For `edit`: the new content. */
  set?: Partial<ServiceRecord>;
}

/**
 * Applies an event to a locked service: updates its row, log and case, and notifies those who run its shop.
 * @throws {AppError} 500012
 */
export async function moveService(
  tx: Db,
  ctx: MoveSource,
  { enterpriseId }: Pick<ShopRecord, 'enterpriseId'>,
  service: ServiceRecord,
  { event, reason = '', set = {} }: Move,
): Promise<ServiceRecord> {
  const status = nextState(serviceTransitions, service.status, event);
  const { now } = ctx;
  const moved = await moveState(tx, ctx, services, service, {
    entity: 'service',
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
        Object.entries(row).filter(([name]) => name === 'status' || (name in set && !unlogged.has(name))),
      ),
    reason,
  });
  // A draft concerns the park only once it has been submitted.
  if (event !== 'edit' || (moved.submittedAt !== null && status !== service.status))
    await recordCase(tx, {
      kind: 'SERVICE',
      bizId: moved.id,
      enterpriseId,
      subject: moved.title,
      state: status,
      link: marketLink,
      event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, ctx) },
      now,
    });
  const notice = noticeOf(event, moved);
  if (notice) await sendMessage(tx, { ...notice, ...leadersOf(enterpriseId), link: marketLink, now });
  if (event === 'pass') await notifyCollectors(tx, 'SERVICE', [moved.id]);
  await refreshDocuments(tx, serviceSearch, [moved.id], now);
  await invalidateTags(tx, ['market']);
  return moved;
}
