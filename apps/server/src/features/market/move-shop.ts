import { type ShopEvent, shopTransitions } from '@portal/contract/market/shop-terms';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { actorOf, leadersOf, marketLink } from './concerned.ts';
import { idsOfServices } from './market.queries.ts';
import { serviceSearch, shopSearch } from './market.search.ts';
import { type ShopRecord, shops } from './market.table.ts';

type Moved = Exclude<ShopEvent, 'edit'>;

function noticeOf(event: Moved, { name, reason }: ShopRecord): Notification | null {
  if (event === 'pass') return { eventCode: 'SHOP_PASSED', params: { name } };
  if (event === 'return') return { eventCode: 'SHOP_RETURNED', params: { name, reason } };
  if (event === 'suspend') return { eventCode: 'SHOP_SUSPENDED', params: { name, reason } };
  if (event === 'resume') return { eventCode: 'SHOP_RESUMED', params: { name } };
  return null;
}

/** Updates the search index and pages of a shop and its services after a change of its state. */
async function refreshShop(tx: Db, shopId: string, now: Date): Promise<void> {
  await refreshDocuments(tx, shopSearch, [shopId], now);
  await refreshDocuments(tx, serviceSearch, await idsOfServices(tx, shopId), now);
  await invalidateTags(tx, ['market']);
}

/**
 * Applies an event to a locked shop: updates its row, log and case, and notifies those who run it.
 * @throws {AppError} 500012
 */
export async function moveShop(
  tx: Db,
  ctx: MoveSource,
  shop: ShopRecord,
  event: Moved,
  reason = '',
): Promise<ShopRecord> {
  const status = nextState(shopTransitions, shop.status, event);
  const { now } = ctx;
  const moved = await moveState(tx, ctx, shops, shop, {
    entity: 'shop',
    event,
    set: {
      status,
      reason,
      ...(status === 'PENDING' ? { submittedAt: now } : {}),
      ...(event === 'pass' ? { openedAt: shop.openedAt ?? now } : {}),
    },
    logged: ({ status: state }) => ({ status: state }),
    reason,
  });
  const { id, enterpriseId, name } = moved;
  await recordCase(tx, {
    kind: 'SHOP',
    bizId: id,
    enterpriseId,
    subject: name,
    state: status,
    link: marketLink,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, ctx) },
    now,
  });
  const notice = noticeOf(event, moved);
  if (notice) await sendMessage(tx, { ...notice, ...leadersOf(enterpriseId), link: marketLink, now });
  if (event === 'pass') await notifyCollectors(tx, 'SHOP', [id]);
  await refreshShop(tx, id, now);
  return moved;
}
