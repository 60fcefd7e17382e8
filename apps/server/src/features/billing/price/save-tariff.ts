import type { tariffSave } from '@portal/contract/billing/price-manage';
import { meterKinds } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { tariffs } from '../meter/meter.table.ts';
import { billedFault } from './billed-days.ts';
import { isLive, priceTurn } from './prices.ts';
import { writeTariffs } from './write-tariffs.ts';

/**
 * Adds a price, which may also begin in the past, as long as nothing is billed from then on; or changes one that has not
 * begun, which is kept as withdrawn.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveTariff: Verb<typeof tariffSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { feeCode, effectiveFrom } = data;
    if (!meterKinds.some((kind) => kind === feeCode))
      throw fieldsRefused({ 'data.feeCode': m.fault_price_by_contract() });
    await takeTurn(tx, priceTurn(feeCode));
    const tariffId = ulid(ctx.now.getTime());
    const before = id === undefined ? null : await lockVersion(tx, tariffs, { id, version });
    if (before) {
      if (
        before.withdrawnAt !== null ||
        before.endsOn !== null ||
        before.effectiveFrom <= chinaDayOf(ctx.now)
      )
        throw new AppError(retCodes.TRANSITION_REFUSED);
      if (before.feeCode !== feeCode) throw fieldsRefused({ 'data.feeCode': m.pricing_fault_fee() });
      await updateVersion(tx, ctx, tariffs, before.id, {
        withdrawnAt: ctx.now,
        closedAt: ctx.now,
        closedBy: ctx.actor.userId,
        successorId: tariffId,
      });
    }
    const isTaken = and(eq(tariffs.feeCode, feeCode), eq(tariffs.effectiveFrom, effectiveFrom), isLive);
    if ((await tx.$count(tariffs, isTaken)) > 0)
      throw fieldsRefused({ 'data.effectiveFrom': m.fault_tariff_taken() });
    const fault = await billedFault(tx, feeCode, effectiveFrom);
    if (fault) throw fieldsRefused({ 'data.effectiveFrom': fault });
    await writeTariffs(tx, ctx, [{ id: tariffId, data, before }]);
    return { tariffId };
  });
