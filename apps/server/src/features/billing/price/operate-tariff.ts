import type { tariffOperate } from '@portal/contract/billing/price-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { tariffs } from '../meter/meter.table.ts';
import { billedFault } from './billed-days.ts';
import { priceTurn } from './prices.ts';

/**
 * Withdraws a price that has not begun, or ends one that has. The last day may be in the past, and the day before the
 * first one, as long as nothing is billed after it.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateTariff: Verb<typeof tariffOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const [known] = await tx.select({ feeCode: tariffs.feeCode }).from(tariffs).where(eq(tariffs.id, id));
    if (!known) throw notFound();
    // Before the row is locked, in the order of everyone who writes prices.
    await takeTurn(tx, priceTurn(known.feeCode));
    const row = await lockVersion(tx, tariffs, { id, version });
    const hasBegun = row.effectiveFrom <= chinaDayOf(ctx.now);
    if (row.withdrawnAt !== null || row.endsOn !== null || hasBegun !== (event === 'end'))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const { endsOn } = data;
    if (event === 'end') {
      if (!endsOn)
        throw fieldsRefused({ 'data.endsOn': m.fault_choose({ field: m.pricing_field_last_day() }) });
      if (endsOn < addDays(row.effectiveFrom, -1))
        throw fieldsRefused({ 'data.endsOn': m.pricing_fault_before_start({ day: row.effectiveFrom }) });
      const fault = await billedFault(tx, row.feeCode, addDays(endsOn, 1));
      if (fault) throw fieldsRefused({ 'data.endsOn': fault });
    }
    const set = event === 'end' && endsOn ? { endsOn } : { withdrawnAt: ctx.now };
    await updateVersion(tx, ctx, tariffs, id, { ...set, closedAt: ctx.now, closedBy: ctx.actor.userId });
    await writeLog(tx, ctx, {
      event: `tariff.${event}`,
      entity: 'tariff',
      entityId: id,
      before: { effectiveFrom: row.effectiveFrom, price: row.price },
      after: event === 'end' ? { endsOn } : null,
    });
    await invalidateTags(tx, ['meter']);
    return { tariffId: id };
  });
