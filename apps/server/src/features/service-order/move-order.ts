import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import {
  type OrderEvent,
  type OrderLogEvent,
  type OrderState,
  orderLifecycle,
} from '@portal/contract/service-order/lifecycle';
import { type OrderSide, orderSides } from '@portal/contract/service-order/terms';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { mover } from '../../platform/workflow/mover.ts';
import { recordCase } from '../case/case.public.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { dealEndedJob } from './deal-ended.public.ts';
import { measureShop } from './measure-shop.ts';
import { pagesOfShops } from './pages-of-shops.ts';
import { turnOf } from './service-order.policy.ts';
import { type OrderRecord, serviceOrderLogs, serviceOrders } from './service-order.table.ts';

interface Line {
  event: OrderLogEvent;
  side?: OrderSide | null;
  text?: string;
  fileIds?: readonly string[];
}

/** Appends a line to the history of an order. */
export async function appendHistory(
  tx: Db,
  { now, actor }: Pick<WriteContext, 'now' | 'actor'>,
  orderId: string,
  { event, side = null, text = '', fileIds = [] }: Line,
): Promise<void> {
  const id = orderedId(now.getTime());
  await tx.insert(serviceOrderLogs).values({
    id,
    orderId,
    at: now,
    event,
    side,
    userId: side && (actor?.userId ?? null),
    text,
    fileIds: [...fileIds],
  });
}

export const linkOf = ({ id, isOffline }: Pick<OrderRecord, 'id' | 'isOffline'>, side: OrderSide): string => {
  if (isOffline) return paths.offlineDeals({ order: id });
  return side === 'BUYER' ? paths.myOrders({ order: id }) : paths.receivedOrders({ order: id });
};

/** The people who act for a side. */
export const peopleOf = (order: OrderRecord, side: OrderSide) => {
  const leaders = { memberRoles: ['OWNER', 'ADMIN'] } as const;
  if (side === 'PROVIDER') return { enterpriseId: order.providerEnterpriseId, ...leaders };
  return order.buyerUserId === null
    ? { enterpriseId: order.buyerEnterpriseId ?? '', ...leaders }
    : { userIds: [order.buyerUserId] };
};

/** Notifies a side of an event on its order. */
export async function notifyParty(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  order: OrderRecord,
  side: OrderSide,
  event: OrderLogEvent,
  reason = '',
): Promise<void> {
  await sendMessage(tx, {
    eventCode: order.turn === side ? 'SERVICE_ORDER_TURN' : 'SERVICE_ORDER_MOVED',
    params: { subject: order.subject, event, reason },
    ...peopleOf(order, side),
    link: linkOf(order, side),
    now,
  });
}

async function actorOf(
  tx: Db,
  { actor }: Pick<WriteContext, 'actor'>,
  side: OrderSide | null,
): Promise<CaseActor> {
  if (actor === null) return { agent: 'SYSTEM' };
  if (side === null) return { agent: 'PARK' };
  return { name: (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '' };
}

function caseStateOf({ status, turn }: OrderRecord) {
  if (status === 'IN_PROGRESS' && turn === 'BUYER') return 'TO_CHECK';
  return status === 'TO_CONFIRM' && turn === 'BUYER' ? 'TO_ANSWER' : status;
}

interface Notice {
  event: Exclude<OrderLogEvent, 'remind'>;
  side: OrderSide | null;
  text?: string;
  fileIds?: readonly string[];
}

/** Records an event in the order's history and the buyer's case, and notifies the side that did not cause it. */
export async function recordOrder(
  tx: Db,
  ctx: MoveSource,
  order: OrderRecord,
  notice: Notice,
): Promise<void> {
  const { event, side, text = '' } = notice;
  await appendHistory(tx, ctx, order.id, notice);
  await recordCase(tx, {
    kind: 'SERVICE_ORDER',
    bizId: order.id,
    userId: order.buyerUserId,
    enterpriseId: order.buyerEnterpriseId,
    subject: order.subject,
    state: caseStateOf(order),
    link: linkOf(order, 'BUYER'),
    dueAt: order.turn === 'BUYER' ? order.dueAt : null,
    event: { event, params: text === '' ? {} : { reason: text }, by: await actorOf(tx, ctx, side) },
    now: ctx.now,
  });
  for (const each of orderSides) if (each !== side) await notifyParty(tx, ctx, order, each, event, text);
  if (orderLifecycle.notices[event].includes('PARK'))
    await sendMessage(tx, {
      eventCode: 'SERVICE_ORDER_DISPUTED',
      params: { subject: order.subject, event, reason: text },
      userIds: await idsOfOperators(tx, 'OP_SERVICE'),
      link: paths.manageDisputes({ order: order.id }),
      now: ctx.now,
    });
}

interface Move {
  event: OrderEvent;
  /** Null for the park or the system. */
  side: OrderSide | null;
  set?: Partial<OrderRecord>;
  text?: string;
  fileIds?: readonly string[];
}

/** Events that affect the measured reputation of the shop. */
const measuredBy: readonly OrderEvent[] = [
  'quote',
  'decline',
  'expire',
  'finish',
  'confirmDeal',
  'ruleComplete',
];

const moveRow = mover(orderLifecycle, serviceOrders, ({ status, quotedFen, agreedFen }) => ({
  status,
  quotedFen,
  agreedFen,
}));

/** Columns that follow from the state an event leads to; `set` holds those of the event. */
function columnsIn(
  status: OrderState,
  order: OrderRecord,
  { set = {}, text = '' }: Pick<Move, 'set' | 'text'>,
  now: Date,
): Partial<OrderRecord> {
  const isSame = status === order.status;
  const columns = { ...(isSame ? {} : { cancelAskedBy: null, dueAt: null }), ...set };
  const turn = turnOf({ ...order, ...columns, status });
  const isReason = status === 'DISPUTED' || (!isSame && turn === null);
  return {
    ...columns,
    ...(text !== '' && isReason ? { reason: text } : {}),
    ...(status === 'COMPLETED' ? { completedAt: now } : {}),
    turn,
  };
}

/**
 * Fires an event on a locked order: row, log, history, case, notifications and measured reputation.
 * @throws {AppError} 500012
 */
export async function moveOrder(
  tx: Db,
  ctx: MoveSource,
  order: OrderRecord,
  { event, side, set, text = '', fileIds = [] }: Move,
): Promise<OrderRecord> {
  const moved = await moveRow(tx, ctx, order, {
    event,
    set: (status) => columnsIn(status, order, { set, text }, ctx.now),
    reason: text,
  });
  await recordOrder(tx, ctx, moved, { event, side, text, fileIds });
  const hasEnded = moved.status !== order.status && moved.turn === null;
  if (hasEnded && moved.recommendationId !== null) await askForJob(tx, dealEndedJob, { orderId: moved.id });
  if (moved.shopId !== null && measuredBy.includes(event)) {
    await measureShop(tx, moved.shopId, ctx.now);
    await invalidateTags(tx, pagesOfShops);
  }
  return moved;
}
