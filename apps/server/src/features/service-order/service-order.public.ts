import type { OrderSide } from '@portal/contract/service-order/terms';
import { dealDays } from '@portal/contract/service-order/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { shops } from '../market/market.table.ts';
import { recordOrder } from './move-order.ts';
import { dayMs, otherSide } from './service-order.policy.ts';
import { type OrderRecord, serviceOrders } from './service-order.table.ts';

interface OfflineDeal {
  /** The side that registers it; the other one confirms it within fifteen days. */
  registeredBy: OrderSide;
  buyerEnterpriseId: string;
  providerEnterpriseId: string;
  subject: string;
  need?: string;
  /** The day of the deal, YYYY-MM-DD. */
  dealDay: string;
  amountFen?: number | null;
  fileIds?: readonly string[];
  /** The project or recommendation that brought the two together. */
  projectId?: string;
  recommendationId?: string;
  /** Set if the id is known beforehand. */
  id?: string;
}

/**
 * Registers an offline deal between two enterprises and asks the other side to confirm it. Once confirmed, the deal
 * counts for the provider's shop, and both sides may rate each other.
 */
export async function registerOfflineDeal(
  tx: Db,
  ctx: MoveSource,
  { registeredBy, need = '', amountFen = null, fileIds = [], ...deal }: OfflineDeal,
): Promise<OrderRecord> {
  const { now, actor } = ctx;
  const [shop] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.enterpriseId, deal.providerEnterpriseId));
  const [order] = await tx
    .insert(serviceOrders)
    .values({
      id: ulid(now.getTime()),
      ...deal,
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      isOffline: true,
      registeredBy,
      need,
      agreedFen: amountFen,
      fileIds: [...fileIds],
      shopId: shop?.id ?? null,
      dueAt: new Date(now.getTime() + dealDays * dayMs),
      status: 'TO_CONFIRM',
      turn: otherSide(registeredBy),
    })
    .returning();
  if (!order) throw new Error('failed to insert deal');
  await writeLog(tx, ctx, {
    event: 'serviceOrder.register',
    entity: 'serviceOrder',
    entityId: order.id,
    after: { subject: order.subject, agreedFen: order.agreedFen, dealDay: order.dealDay },
  });
  await recordOrder(tx, ctx, order, { event: 'register', side: registeredBy, fileIds });
  return order;
}
