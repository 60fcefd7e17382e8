import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { isInProgress } from '../../lease/contracts-in-progress.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { charges } from '../charge/charge.table.ts';
import { ownFeeOf } from '../charge/fee-of.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { feeItems, meters, readings, type TouRegisters, tariffs } from '../meter/meter.table.ts';
import { unpaidPrincipalOf } from '../money/late-fee.ts';
import { isInForce } from '../price/prices.ts';

type RowsOf = NonNullable<Importer['rowsOf']>;

/** Name of a fee in Chinese, as sheets say it. */
const feeName = (fee: Pick<Bill, 'feeCode' | 'ownFee'>): string => inLanguage('zh', () => feeLabelOf(fee));

/** What a meter shows where billing begins, with its registers if it has them. */
interface Opening {
  readingX100: number;
  tou: TouRegisters | null;
}

/** Registers that add up to the reading: what was read without them is flat. */
function fittedTo(readingX100: number, { peakX100, valleyX100 }: TouRegisters): TouRegisters | null {
  const flatX100 = readingX100 - peakX100 - valleyX100;
  return flatX100 < 0 ? null : { peakX100, flatX100, valleyX100 };
}

/** The first month of a meter that a tenant is not billed for yet; null if there is none. */
const firstUnbilled = sql`(
  select min(unbilled.period) from ${readings} unbilled
  where unbilled.meter_id = ${meters.id} and unbilled.enterprise_id is not null
    and unbilled.period > coalesce((
      select max(${bills.period}) from ${bills}
      where ${bills.meterId} = ${meters.id} and ${bills.status} not in ('VOID', 'DRAFT')
    ), '')
)`;

/** The readings from which tenants are billed next: the latest, or the one before the first that is not billed yet. */
export async function openingReadings(
  db: Db,
  meterIds: readonly string[],
): Promise<ReadonlyMap<string, Opening>> {
  if (meterIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: meters.id,
      readingX100: sql`coalesce((
        select ${readings.previousX100} from ${readings}
        where ${readings.meterId} = ${meters.id} and ${readings.period} = ${firstUnbilled}
      ), ${meters.lastX100})`.mapWith(Number),
      tou: sql<TouRegisters | null>`coalesce((
        select ${readings.tou} from ${readings}
        where ${readings.meterId} = ${meters.id} and ${readings.period} < coalesce(${firstUnbilled}, '9999')
        order by ${readings.period} desc limit 1
      ), ${meters.initialTou})`,
    })
    .from(meters)
    .where(inArray(meters.id, [...meterIds]));
  return new Map(
    rows.map(({ id, readingX100, tou }) => [id, { readingX100, tou: tou && fittedTo(readingX100, tou) }]),
  );
}

/** Meters in use, with the readings from which the next bill counts. */
export const meterRows: RowsOf = async function* (db) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({ meter: meters, unit: units.no, building: buildings.name })
      .from(meters)
      .innerJoin(units, eq(units.id, meters.unitId))
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .where(and(gt(meters.id, after), ne(meters.status, 'REPLACED')))
      .orderBy(asc(meters.id))
      .limit(limit);
    return rows.map(({ meter, ...place }) => ({ ...meter, ...place }));
  });
  for await (const rows of pages) {
    const readingOf = await openingReadings(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => {
      const { readingX100, tou } = readingOf.get(row.id) ?? { readingX100: row.initialX100, tou: null };
      return { ...row, readingX100, ...tou };
    });
  }
};

/** Confirmed readings that tenants are not billed for yet; what came before is the beginning of their meters. */
export const readingRows: RowsOf = async function* (db) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({ reading: readings, meterNo: meters.meterNo })
      .from(readings)
      .innerJoin(meters, eq(meters.id, readings.meterId))
      .where(
        and(
          gt(readings.id, after),
          eq(readings.status, 'CHECKED'),
          ne(meters.status, 'REPLACED'),
          sql`${readings.period} >= ${firstUnbilled}`,
        ),
      )
      .orderBy(asc(readings.id))
      .limit(limit);
    return rows.map(({ reading, meterNo }) => ({ ...reading, ...reading.tou, meterNo }));
  });
  yield* pages;
};

/** Prices of water and electricity, by quantity and by time of day, too. */
export const tariffRows: RowsOf = async function* (db) {
  const pages = inPages((after, limit) =>
    db.select().from(tariffs).where(gt(tariffs.id, after)).orderBy(asc(tariffs.id)).limit(limit),
  );
  for await (const rows of pages)
    yield rows.filter(isInForce).map(({ feeCode, effectiveFrom, price: { unitPriceE4, tiers, tou } }) => ({
      feeCode,
      effectiveFrom,
      unitPriceE4: tiers || tou ? undefined : unitPriceE4,
      tiers,
      tou,
    }));
};

/** Periodic charges of the contracts in progress, without those that were taken back. */
export const chargeRows: RowsOf = async function* (db, today) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({ charge: charges, contractNo: contracts.no, fee: feeItems })
      .from(charges)
      .innerJoin(contracts, eq(contracts.id, charges.contractId))
      .innerJoin(feeItems, eq(feeItems.code, charges.feeCode))
      .where(
        and(
          gt(charges.id, after),
          isInProgress(today),
          or(isNull(charges.to), sql`${charges.to} >= ${charges.from}`),
        ),
      )
      .orderBy(asc(charges.id))
      .limit(limit);
    return rows.map(({ charge, contractNo, fee }) => ({
      ...charge,
      contractNo,
      fee: feeName({ feeCode: fee.code, ownFee: ownFeeOf(fee) }),
    }));
  });
  yield* pages;
};

/** States in which a bill is still to be paid. */
const openStates = ['UNPAID', 'PAYING', 'OVERDUE', 'OBJECTED'] as const;
const maxNote = 60;

/** What is unpaid of a bill, without late fee. */
export const openFen = (bill: Bill): number => unpaidPrincipalOf(bill);

/** Bills that are still to be paid, each with what is left of it. */
export const billRows: RowsOf = async function* (db, today) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({
        bill: bills,
        enterprise: enterprises.creditCode,
        contractNo: sql<string | null>`case when ${isInProgress(today)} then ${contracts.no} end`,
      })
      .from(bills)
      .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
      .leftJoin(contracts, eq(contracts.id, bills.contractId))
      .where(and(gt(bills.id, after), inArray(bills.status, [...openStates])))
      .orderBy(asc(bills.id))
      .limit(limit);
    return rows.map(({ bill, ...row }) => ({ ...row, bill, id: bill.id }));
  });
  for await (const rows of pages)
    yield rows.flatMap(({ bill, enterprise, contractNo }) => {
      const { no, period, dueDate, lateFeePpmPerDay, byHand, place } = bill;
      const row = { no, enterprise, contractNo, fee: feeName(bill), period, dueDate, lateFeePpmPerDay };
      const note = (byHand?.reason ?? place).slice(0, maxNote);
      return openFen(bill) > 0
        ? [{ ...row, amountFen: openFen(bill), hasLateFee: lateFeePpmPerDay > 0, note }]
        : [];
    });
};
