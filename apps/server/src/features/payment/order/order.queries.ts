import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { paysFor } from '../../../platform/session/pays-for.ts';
import {
  type PayAttemptRow,
  type PayItemRow,
  type PayOrder,
  payAttempts,
  payItems,
  payOrders,
} from '../payment.table.ts';

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Orders accessible with a session or a guest's key. */
export function heldBy(actor: Actor | null, key?: string): SQL | undefined {
  const own = actor ? eq(payOrders.payerUserId, actor.userId) : undefined;
  const enterprise =
    actor?.enterpriseId && paysFor(actor, actor.enterpriseId)
      ? eq(payOrders.payerEnterpriseId, actor.enterpriseId)
      : undefined;
  const guest = key ? eq(payOrders.guestKeyHash, hashOfKey(key)) : undefined;
  return or(own, enterprise, guest);
}

/** @throws {AppError} 500404, also for other people's orders */
export async function findHeld(
  db: Db,
  which: { id: string } | { no: string },
  actor: Actor | null,
  key?: string,
): Promise<PayOrder> {
  const isHeld = heldBy(actor, key);
  if (!isHeld) throw notFound();
  const isIt = 'id' in which ? eq(payOrders.id, which.id) : eq(payOrders.no, which.no);
  const [order] = await db.select().from(payOrders).where(and(isIt, isHeld));
  if (!order) throw notFound();
  return order;
}

export async function lockOrder(tx: Db, id: string): Promise<PayOrder> {
  const [order] = await tx.select().from(payOrders).where(eq(payOrders.id, id)).for('update');
  if (!order) throw notFound();
  return order;
}

export const itemsOf = (db: Db, payOrderId: string): Promise<PayItemRow[]> =>
  db.select().from(payItems).where(eq(payItems.payOrderId, payOrderId)).orderBy(asc(payItems.position));

/** Latest first. */
export const attemptsOf = (db: Db, payOrderId: string): Promise<PayAttemptRow[]> =>
  db
    .select()
    .from(payAttempts)
    .where(eq(payAttempts.payOrderId, payOrderId))
    .orderBy(desc(payAttempts.createdAt), desc(payAttempts.id));

/** Attempts that the channel may still report as paid. */
export const openAttemptsOf = (db: Db, payOrderId: string): Promise<PayAttemptRow[]> =>
  db
    .select()
    .from(payAttempts)
    .where(
      and(
        eq(payAttempts.payOrderId, payOrderId),
        inArray(payAttempts.status, ['INIT', 'PENDING', 'UNKNOWN']),
      ),
    );
