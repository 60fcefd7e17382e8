import type { serviceOperate } from '@portal/contract/market/shop';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { services } from '../market.table.ts';
import { viewOwnServiceDetail } from '../market.view.ts';
import { moveService } from '../move-service.ts';
import { needsOpenShop, requireOpenShop } from '../need-open-shop.ts';
import { getOwnService, holdOwnShop } from './own-shop.ts';

/**
 * Applies an enterprise's action to one of its services.
 * @throws {AppError} 500404, 500409, 500012, also while its shop is not open
 */
export const operateService: Verb<typeof serviceOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const shop = await holdOwnShop(tx, ctx.actor);
    const service = await lockVersion(tx, services, { id, version }, eq(services.shopId, shop.id));
    if (needsOpenShop(event)) requireOpenShop(shop);
    await moveService(tx, ctx, shop, service, { event });
    return viewOwnServiceDetail(await getOwnService(tx, ctx.actor, id));
  });
