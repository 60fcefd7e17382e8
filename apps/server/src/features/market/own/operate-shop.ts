import type { shopOperate } from '@portal/contract/market/shop';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { shops } from '../market.table.ts';
import { viewOwnShop } from '../market.view.ts';
import { moveShop } from '../move-shop.ts';

/**
 * Applies an enterprise's action to its shop.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateShop: Verb<typeof shopOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const isOwn = eq(shops.enterpriseId, ctx.actor.enterpriseId ?? '');
    const shop = await lockVersion(tx, shops, { id, version }, isOwn);
    return viewOwnShop(await moveShop(tx, ctx, shop, event));
  });
