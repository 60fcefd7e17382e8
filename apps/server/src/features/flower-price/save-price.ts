import { flowerVarietyList, type priceSave } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { getPrice } from './flower-price.queries.ts';
import { flowerPrices } from './flower-price.table.ts';
import { viewPrice } from './flower-price.view.ts';

type PriceData = InputOf<typeof priceSave>['data'];

/** @throws {AppError} 100002 for an unknown variety, a future day, or a second price for the day */
async function requireData(tx: Db, id: string, { varietyCode, day }: PriceData, now: Date): Promise<void> {
  const isVariety = and(
    eq(businessData.type, flowerVarietyList),
    eq(businessData.code, varietyCode),
    eq(businessData.shield, 0),
  );
  if ((await tx.$count(businessData, isVariety)) === 0)
    throw fieldsRefused({ 'data.varietyCode': m.fault_choose({ field: m.field_variety() }) });
  if (day > chinaDayOf(now)) throw fieldsRefused({ 'data.day': m.fault_price_ahead() });
  const isSame = and(
    eq(flowerPrices.varietyCode, varietyCode),
    eq(flowerPrices.day, day),
    ne(flowerPrices.id, id),
  );
  if ((await tx.$count(flowerPrices, isSame)) > 0) throw fieldsRefused({ 'data.day': m.fault_price_known() });
}

/**
 * Saves the price of a variety for a day, or corrects it.
 * @throws {AppError} 500404, 500409, 100002
 */
export const savePrice: Verb<typeof priceSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const id = given ?? ulid(ctx.now.getTime());
    if (given !== undefined) {
      const price = await lockVersion(tx, flowerPrices, { id, version });
      await requireData(tx, id, data, ctx.now);
      await moveState(tx, ctx, flowerPrices, price, { entity: 'flowerPrice', event: 'edit', set: data });
    } else {
      await requireData(tx, id, data, ctx.now);
      const by = { createdAt: ctx.now, createdBy: ctx.actor.userId, updatedAt: ctx.now };
      await tx.insert(flowerPrices).values({ ...data, ...by, id });
      await writeLog(tx, ctx, {
        event: 'flowerPrice.create',
        entity: 'flowerPrice',
        entityId: id,
        before: null,
        after: data,
      });
    }
    await invalidateTags(tx, ['flowerPrice']);
    return viewPrice(await getPrice(tx, id));
  });
