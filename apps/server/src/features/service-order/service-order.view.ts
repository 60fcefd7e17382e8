import { orderLifecycle, rulingEvents } from '@portal/contract/service-order/lifecycle';
import type { ManagedOrder, ManagedOrderDetail } from '@portal/contract/service-order/manage';
import type { OrderDetail, OrderRow } from '@portal/contract/service-order/public';
import type { Actor } from '../../platform/session/actor.ts';
import { workingHoursBetween } from '../../platform/working-hours.ts';
import { actionsOf, isRatable } from './service-order.policy.ts';
import { type OrderWithNames, type Story, sideOf } from './service-order.queries.ts';

const facts = ({ order, no }: OrderWithNames) => ({
  orderId: order.id,
  version: order.version,
  no,
  isOffline: order.isOffline,
  subject: order.subject,
  state: order.status,
  stateLabel: orderLifecycle.labels[order.status](),
  dueAt: order.dueAt?.getTime() ?? null,
  amountFen: order.agreedFen ?? order.quotedFen,
  steps: order.milestones.length,
  stepsDone: order.milestones.filter(({ buyerOkAt }) => buyerOkAt !== null).length,
  updatedAt: order.updatedAt.getTime(),
});

const workingMsLeft = ({ status, dueAt }: OrderWithNames['order'], now: Date): number | null =>
  status === 'APPLIED' && dueAt !== null ? workingHoursBetween(now, dueAt) : null;

export const viewOrder =
  (actor: Actor, now: Date, rated: ReadonlySet<string> = new Set()) =>
  (row: OrderWithNames): OrderRow => {
    const side = sideOf(actor, row.order);
    return {
      ...facts(row),
      side,
      otherName: side === 'BUYER' ? row.providerName : row.buyerName,
      isMine: row.order.turn === side,
      workingMsLeft: workingMsLeft(row.order, now),
      canRate: isRatable(row.order, now) && !rated.has(`${row.order.id} ${side}`),
    };
  };

function storyOf({ order, buyerName, providerName }: OrderWithNames, { logs, files }: Story) {
  const named = (ids: readonly string[]) => ids.flatMap((id) => files.get(id) ?? []);
  return {
    serviceId: order.serviceId,
    shopId: order.shopId,
    need: order.need,
    quoteNote: order.quoteNote,
    dealDay: order.dealDay,
    buyerName,
    providerName,
    milestones: order.milestones.map(({ fileIds, ...step }) => ({ ...step, files: named(fileIds) })),
    logs: logs.map(({ line, who }) => ({
      at: line.at.getTime(),
      event: line.event,
      what: orderLifecycle.did[line.event](),
      side: line.side,
      who,
      text: line.text,
      files: named(line.fileIds),
    })),
    files: named(order.fileIds),
    cancelAskedBy: order.cancelAskedBy,
  };
}

export const viewOrderDetail = (
  actor: Actor,
  now: Date,
  row: OrderWithNames,
  story: Story,
  rated: ReadonlySet<string>,
): OrderDetail => ({
  ...viewOrder(actor, now, rated)(row),
  ...storyOf(row, story),
  actions: actionsOf(row.order, sideOf(actor, row.order), now),
});

export const viewManagedOrder = (row: OrderWithNames): ManagedOrder => ({
  ...facts(row),
  disputedAt: row.order.disputedAt?.getTime() ?? null,
  buyerName: row.buyerName,
  providerName: row.providerName,
});

export const viewManagedOrderDetail = (row: OrderWithNames, story: Story): ManagedOrderDetail => ({
  ...viewManagedOrder(row),
  ...storyOf(row, story),
  actions: rulingEvents.filter((event) => orderLifecycle.transitions[row.order.status][event] !== undefined),
});
