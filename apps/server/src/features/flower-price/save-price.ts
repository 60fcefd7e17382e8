import { flowerVarietyList, type priceSave } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { getPrice } from './flower-price.queries.ts';
import { flowerPrices } from './flower-price.table.ts';
import { viewPrice } from './flower-price.view.ts';
import { writePrices } from './write-prices.ts';

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
    const before = given === undefined ? null : await lockVersion(tx, flowerPrices, { id: given, version });
    await requireData(tx, before?.id ?? '', data, ctx.now);
    const [saved] = await writePrices(tx, ctx, [{ before, values: data }]);
    if (!saved) throw new Error('failed to save price');
    return viewPrice(await getPrice(tx, saved.id));
  });
