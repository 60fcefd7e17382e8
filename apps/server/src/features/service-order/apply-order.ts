import { retCodes } from '@portal/contract/ret-code';
import type { dealRegister, orderApply } from '@portal/contract/service-order/public';
import { respondHours } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { and, eq, or } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { hasName } from '../../platform/database/folded-name.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { addWorkingHours } from '../../platform/working-hours.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from '../market/market.table.ts';
import { isOffered } from '../market/on-offer.public.ts';
import { readDetail } from './get-order.ts';
import { recordOrder } from './move-order.ts';
import { requireOrderFiles } from './order-files.ts';
import { registerOfflineDeal } from './service-order.public.ts';
import { ledEnterprise } from './service-order.queries.ts';
import { type OrderRecord, serviceOrders } from './service-order.table.ts';

/** @throws {AppError} 500404 */
export async function holdService(tx: Db, id: string) {
  const [row] = await tx
    .select({ service: services, shop: shops })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .where(and(eq(services.id, id), isOffered))
    .for('share');
  if (!row) throw notFound();
  return row;
}

type Placed = Pick<
  OrderRecord,
  'serviceId' | 'shopId' | 'buyerUserId' | 'buyerEnterpriseId' | 'providerEnterpriseId' | 'subject' | 'need'
> & { id?: string; fileIds: string[] };

/** Creates an order for its provider to answer, and notifies them. */
export async function placeOrder(tx: Db, ctx: MoveSource, placed: Placed): Promise<OrderRecord> {
  const { now, actor } = ctx;
  const [order] = await tx
    .insert(serviceOrders)
    .values({
      id: ulid(now.getTime()),
      ...placed,
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
      dueAt: addWorkingHours(now, respondHours * 3_600_000),
      status: 'APPLIED',
      turn: 'PROVIDER',
    })
    .returning();
  if (!order) throw new Error('failed to insert order');
  const { id, subject, status, fileIds } = order;
  await writeLog(tx, ctx, {
    event: 'serviceOrder.apply',
    entity: 'serviceOrder',
    entityId: id,
    after: { subject, status },
  });
  await recordOrder(tx, ctx, order, { event: 'apply', side: 'BUYER', fileIds });
  return order;
}

/**
 * Orders a service; its provider has 24 working hours to answer.
 * @throws {AppError} 500404 if it is not on offer, 500071 for the caller's own shop, 100002
 */
export const applyOrder: Verb<typeof orderApply> = (ctx, { serviceId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { service, shop } = await holdService(tx, serviceId);
    if (shop.enterpriseId === actor.enterpriseId) throw new AppError(retCodes.OWN_SERVICE);
    await requireOrderFiles(tx, actor.userId, data.fileIds);
    const order = await placeOrder(tx, ctx, {
      ...data,
      serviceId,
      shopId: shop.id,
      buyerUserId: actor.userId,
      buyerEnterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
      providerEnterpriseId: shop.enterpriseId,
      subject: service.title,
    });
    return readDetail(tx, actor, now, order.id);
  });

/**
 * Registers an offline deal with another enterprise of the park, identified by name or credit code.
 * @throws {AppError} 100002
 */
export const registerDeal: Verb<typeof dealRegister> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const own = ledEnterprise(actor);
    if (own === null) throw notFound();
    const { partner, side, ...deal } = data;
    if (deal.dealDay > chinaDayOf(now)) throw fieldsRefused({ 'data.dealDay': m.fault_deal_day_ahead() });
    await requireOrderFiles(tx, actor.userId, deal.fileIds);
    const [other] = await tx
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(
        and(
          or(hasName(enterprises.name, partner), eq(enterprises.creditCode, partner.toUpperCase())),
          eq(enterprises.entryStatus, 'PASSED'),
        ),
      );
    if (!other) throw fieldsRefused({ 'data.partner': m.fault_deal_partner_unknown() });
    if (other.id === own) throw fieldsRefused({ 'data.partner': m.fault_deal_partner_own() });
    const [buyerEnterpriseId, providerEnterpriseId] = side === 'BUYER' ? [own, other.id] : [other.id, own];
    const order = await registerOfflineDeal(tx, ctx, {
      ...deal,
      registeredBy: side,
      buyerEnterpriseId,
      providerEnterpriseId,
    });
    return readDetail(tx, actor, now, order.id);
  });
