import type { serviceOperateManage, shopOperateManage } from '@portal/contract/market/shop-manage';
import type { ParkServiceEvent, ParkShopEvent } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { categoriesOf } from '../market.queries.ts';
import { services, shops } from '../market.table.ts';
import { viewManagedServiceDetail, viewManagedShopDetail } from '../market.view.ts';
import { moveService } from '../move-service.ts';
import { moveShop } from '../move-shop.ts';
import { getManagedService, getManagedShop } from './managed.queries.ts';

const reasoned: readonly (ParkShopEvent | ParkServiceEvent)[] = ['return', 'suspend', 'reject', 'ban'];

/** @throws {AppError} 100002 if the event needs a reason and has none */
function requireReason(event: ParkShopEvent | ParkServiceEvent, reason: string): void {
  if (reasoned.includes(event) && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

/**
 * Applies the park's action to a shop.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to its enterprise
 */
export const operateManagedShop: Verb<typeof shopOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const shop = await lockVersion(tx, shops, { id, version });
    requireReason(event, data.reason);
    await moveShop(tx, ctx, shop, event, data.reason);
    return viewManagedShopDetail(await getManagedShop(tx, id), await categoriesOf(tx, shop.categoryCodes));
  });

/**
 * Applies the park's action to a service.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to its enterprise
 */
export const operateManagedService: Verb<typeof serviceOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const service = await lockVersion(tx, services, { id, version });
    requireReason(event, data.reason);
    const [shop] = await tx.select().from(shops).where(eq(shops.id, service.shopId));
    if (!shop) throw notFound();
    await moveService(tx, ctx, shop, service, { event, reason: data.reason });
    return viewManagedServiceDetail(await getManagedService(tx, id));
  });
