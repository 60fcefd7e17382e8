import type { feeQueryPublic } from '@portal/contract/billing/meter';
import type { feeQueryManageList, feeSave } from '@portal/contract/billing/meter-manage';
import { feeCodes, feeLabels, feeUnits, isFixedFee, meterKinds } from '@portal/contract/billing/terms';
import { sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { units } from '../../building/building.table.ts';
import { listLive, tariffOn } from '../price/prices.ts';
import { viewTariffs } from '../price/tariff.view.ts';
import { listFees, listTariffs } from './meter.queries.ts';
import { feeItems } from './meter.table.ts';

/** Default tax rates of fees in a new database: leases 9 %, services 6 %, water 3 %, electricity 13 %. */
const firstTaxes = {
  RENT: 90_000,
  PROPERTY: 60_000,
  WATER: 30_000,
  ELECTRICITY: 130_000,
  DEPOSIT: 0,
} as const;

/** Inserts the built-in fees that are missing. */
export async function prepareFees(db: Db): Promise<void> {
  await db
    .insert(feeItems)
    .values(
      feeCodes.map((code) => ({
        id: ulid(),
        code,
        taxPpm: firstTaxes[code],
        enabled: true,
      })),
    )
    .onConflictDoNothing();
}

export const listManagedFees: Verb<typeof feeQueryManageList> = async ({ db, now }) => {
  const [fees, all] = [await listFees(db), await listTariffs(db)];
  const views = await viewTariffs(db, all, chinaDayOf(now));
  return {
    rows: fees.flatMap((fee) => {
      const { code } = fee;
      if (!isFixedFee(code)) return [];
      return {
        ...fee,
        code,
        feeId: fee.id,
        name: feeLabels[code](),
        unit: feeUnits[code],
        tariffs: views.flatMap(({ feeCode, ...view }) => (feeCode === code ? [view] : [])),
      };
    }),
  };
};

/** Today's prices, which are public. */
export const listPublicFees: Verb<typeof feeQueryPublic> = async ({ db, now }) => {
  const today = chinaDayOf(now);
  const prices = await Promise.all(meterKinds.map((kind) => listLive(db, kind)));
  const [property] = await db
    .select({
      fromFen: sql<number | null>`min(${units.propertyFeeFenPerM2Month})::int`,
      toFen: sql<number | null>`max(${units.propertyFeeFenPerM2Month})::int`,
    })
    .from(units);
  return {
    rows: meterKinds.flatMap((kind, at) => {
      const current = tariffOn(prices[at] ?? [], today);
      return current ? [{ ...current, kind, unit: feeUnits[kind] }] : [];
    }),
    property:
      property?.fromFen == null || property.toFen == null
        ? null
        : { fromFen: property.fromFen, toFen: property.toFen },
  };
};

/** @throws {AppError} 500404, 500409 */
export const saveFee: Verb<typeof feeSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await lockVersion(tx, feeItems, { id, version });
    const saved = await updateVersion(tx, ctx, feeItems, id, data);
    const { taxPpm, enabled } = before;
    await writeLog(tx, ctx, {
      event: 'fee.edit',
      entity: 'fee',
      entityId: id,
      before: { taxPpm, enabled },
      after: data,
    });
    return { feeId: id, version: saved.version };
  });
