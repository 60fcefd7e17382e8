import {
  type ComplaintEvent,
  type ComplaintLogEvent,
  complaintLifecycle,
} from '@portal/contract/market/shop-complaint-lifecycle';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { recordCase } from '../../case/case.public.ts';
import { idsOfOperators } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { contactActorOf } from '../contact-actor.ts';
import { getComplaint } from './complaint.queries.ts';
import { type ShopComplaint, shopComplaints } from './complaint.table.ts';

const filedLink = (id: string) => paths.myOrders({ view: 'complaints', complaint: id });
const receivedLink = (id: string) => paths.receivedOrders({ view: 'complaints', complaint: id });
const managedLink = (id: string) => paths.manageDisputes({ view: 'complaints', complaint: id });

/**
 * Records an event in the complainant's case and notifies the other sides. The shop never hears of a complaint
 * dismissed before it was accepted.
 */
export async function recordComplaint(
  tx: Db,
  ctx: MoveSource,
  complaint: ShopComplaint,
  event: ComplaintLogEvent,
  reason = '',
): Promise<void> {
  const { now } = ctx;
  const { id, userId, status } = complaint;
  const { shopName, providerId } = await getComplaint(tx, id);
  await recordCase(tx, {
    kind: 'SHOP_COMPLAINT',
    bizId: id,
    userId,
    subject: shopName,
    state: status,
    link: filedLink(id),
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: await contactActorOf(tx, ctx, userId, shopName),
    },
    now,
  });
  const params = { shop: shopName, event, reason };
  const notice = complaintLifecycle.notices[event];
  if (notice.includes('PARK'))
    await sendMessage(tx, {
      eventCode: 'SHOP_COMPLAINT_FILED',
      params,
      userIds: await idsOfOperators(tx, 'OP_SERVICE'),
      link: managedLink(id),
      now,
    });
  if (notice.includes('SHOP') && complaint.acceptedAt !== null)
    await sendMessage(tx, {
      eventCode: event === 'accept' ? 'SHOP_COMPLAINT_TURN' : 'SHOP_COMPLAINT_MOVED',
      params,
      enterpriseId: providerId,
      memberRoles: ['OWNER', 'ADMIN'],
      link: receivedLink(id),
      now,
    });
  if (notice.includes('COMPLAINANT'))
    await sendMessage(tx, {
      eventCode: 'SHOP_COMPLAINT_MOVED',
      params,
      userIds: [userId],
      link: filedLink(id),
      now,
    });
}

interface Move {
  event: ComplaintEvent;
  set?: Partial<ShopComplaint>;
  /** The park's finding. */
  reason?: string;
}

const moveRow = mover(complaintLifecycle, shopComplaints, ({ status }) => ({ status }));

/**
 * Fires an event on a locked complaint: row, log, case and notifications.
 * @throws {AppError} 500012
 */
export async function moveComplaint(
  tx: Db,
  ctx: MoveSource,
  complaint: ShopComplaint,
  { event, set, reason = '' }: Move,
): Promise<ShopComplaint> {
  const moved = await moveRow(tx, ctx, complaint, { event, set, reason });
  await recordComplaint(tx, ctx, moved, event, reason);
  return moved;
}
