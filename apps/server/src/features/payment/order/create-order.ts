import type { payOrderCreate } from '@portal/contract/payment/public';
import type { PayKind } from '@portal/contract/payment/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Due, Payable } from '../../../feature/payable.ts';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { type Desk, payableOf } from '../desk.ts';
import { type PayOrder, payItems, payOrders } from '../payment.table.ts';
import { heldBy } from './order.queries.ts';

/** Who pays: a user, or a guest identified by a key. */
export type Payer = { actor: Actor } | { guestKeyHash: string; name: string };

async function nameOf(tx: Db, payer: Payer, enterpriseId: string | null): Promise<string> {
  if ('name' in payer) return payer.name;
  if (enterpriseId !== null) {
    const [row] = await tx
      .select({ name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId));
    return row?.name ?? '';
  }
  const { userId } = payer.actor;
  return (await namesOfUsers(tx, [userId])).get(userId) ?? '';
}

/** @throws {AppError} 500404, 500041, 500012 */
function requireDue(ids: readonly string[], dues: readonly Due[]): Due[] {
  const byId = new Map(dues.map((due) => [due.bizId, due]));
  return ids.map((id) => {
    const due = byId.get(id);
    if (!due) throw notFound();
    if (due.state === 'PAID') throw new AppError(retCodes.ALREADY_PAID);
    if (due.state === 'GONE') throw new AppError(retCodes.TRANSITION_REFUSED);
    return due;
  });
}

export interface Wanted {
  kind: PayKind;
  ids: readonly string[];
  totalFen: number;
  /** Only the part that is due next, such as an instalment. */
  isPart?: boolean;
}

/**
 * What is due of the items, as a whole or in part.
 * @throws {AppError} 500012 for what can't be paid in parts
 */
export function findDue(
  tx: Db,
  ctx: WriteContext,
  payable: Payable,
  { ids, isPart }: Pick<Wanted, 'ids' | 'isPart'>,
): Promise<Due[]> {
  if (!isPart) return payable.due(tx, ctx, ids);
  if (!payable.dueInPart) throw new AppError(retCodes.TRANSITION_REFUSED);
  return payable.dueInPart(tx, ctx, ids);
}

/**
 * Opens an order for items that are due now.
 * @throws {AppError} 500404, 500012, 500041, 500042, 500044
 */
export async function openOrder(
  tx: Db,
  ctx: WriteContext,
  desk: Desk,
  payer: Payer,
  { kind, ids, totalFen, isPart = false }: Wanted,
): Promise<PayOrder> {
  const payable = payableOf(desk, kind);
  const wanted = [...new Set(ids)];
  const dues = requireDue(wanted, await findDue(tx, ctx, payable, { ids: wanted, isPart }));
  if (dues.reduce((sum, { amountFen }) => sum + amountFen, 0) !== totalFen)
    throw new AppError(retCodes.AMOUNT_CHANGED);
  const { now } = ctx;
  const [first] = dues;
  const enterpriseId = first?.enterpriseId ?? null;
  const userId = 'actor' in payer ? payer.actor.userId : null;
  const id = orderedId(now.getTime());
  const [order] = await tx
    .insert(payOrders)
    .values({
      id,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
      no: await nextBusinessNumber(tx, 'ZF', now),
      kind,
      title: first?.title ?? '',
      itemCount: dues.length,
      payerUserId: userId,
      payerEnterpriseId: userId === null ? null : enterpriseId,
      guestKeyHash: 'guestKeyHash' in payer ? payer.guestKeyHash : null,
      payerName: await nameOf(tx, payer, enterpriseId),
      totalFen,
      status: 'CREATED',
      expireAt: new Date(now.getTime() + payable.minutes * 60_000),
    })
    .returning();
  if (!order) throw new Error('failed to insert order');
  await tx.insert(payItems).values(
    dues.map(({ bizId, title, note, calculation = [], amountFen }, position) => ({
      id: orderedId(now.getTime()),
      payOrderId: id,
      position,
      kind,
      bizId,
      title,
      note,
      calculation,
      amountFen,
      isPart,
      isHeld: true,
    })),
  );
  await payable.hold?.(tx, ctx, wanted, id);
  const after = { no: order.no, kind, totalFen, status: order.status };
  await writeLog(tx, ctx, { event: 'payOrder.create', entity: 'payOrder', entityId: id, after });
  return order;
}

/**
 * The caller's order over exactly these items, so that a repeated request creates no second one. An order whose amount
 * is being investigated is returned too: its page says so, and it takes no further payment.
 */
async function findHolding(
  db: Db,
  actor: Actor,
  { kind, ids, isPart = false }: Wanted,
): Promise<PayOrder | undefined> {
  const held = await db
    .select({ order: getTableColumns(payOrders), bizId: payItems.bizId })
    .from(payItems)
    .innerJoin(payOrders, eq(payOrders.id, payItems.payOrderId))
    .where(
      and(
        eq(payItems.kind, kind),
        inArray(payItems.bizId, [...ids]),
        eq(payItems.isHeld, true),
        eq(payItems.isPart, isPart),
        heldBy(actor),
      ),
    );
  const order = held[0]?.order;
  const isSame =
    order?.itemCount === held.length &&
    held.length === new Set(ids).size &&
    held.every((one) => one.order.id === order.id);
  return isSame ? order : undefined;
}

/** @throws {AppError} 500042 if another order holds one of the items */
export async function heldOnce<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (violatedConstraint(error) === 'pay_item_held') throw new AppError(retCodes.IN_OTHER_ORDER);
    throw error;
  }
}

/** @throws {AppError} 500404, 500012, 500041, 500042, 500044 */
export const createOrder =
  (desk: Desk): Verb<typeof payOrderCreate> =>
  async (ctx, { data }) => {
    const holding = await findHolding(ctx.db, ctx.actor, data);
    if (holding) return { payOrderId: holding.id, no: holding.no };
    const { id, no } = await heldOnce(() =>
      inTransaction(ctx.db, (tx) => openOrder(tx, ctx, desk, { actor: ctx.actor }, data)),
    );
    return { payOrderId: id, no };
  };
