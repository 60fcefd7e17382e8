import { and, asc, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import { addDays } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { billedUntil } from '../../billing/billed-until.public.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { isInProgress } from '../contracts-in-progress.public.ts';
import { contracts, contractUnits } from '../lease.table.ts';

/** The units that contracts have on a day, with their buildings. */
async function unitsOn(db: Db, ids: readonly string[], today: string) {
  const rows = await db
    .select({ contractId: contractUnits.contractId, no: units.no, building: buildings.name })
    .from(contractUnits)
    .innerJoin(units, eq(units.id, contractUnits.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(
      and(
        inArray(contractUnits.contractId, [...ids]),
        eq(contractUnits.isHeld, true),
        lte(contractUnits.from, today),
        gte(contractUnits.to, today),
      ),
    )
    .orderBy(asc(buildings.name), asc(units.no));
  return Map.groupBy(rows, ({ contractId }) => contractId);
}

/** Contracts in progress, with the days up to which they were billed; open bills are rows of their own. */
export const contractRows: NonNullable<Importer['rowsOf']> = async function* (db, today) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({ contract: contracts, enterprise: enterprises.creditCode })
      .from(contracts)
      .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
      .where(and(gt(contracts.id, after), isInProgress(today)))
      .orderBy(asc(contracts.id))
      .limit(limit);
    return rows.map(({ contract, enterprise }) => ({ ...contract, enterprise }));
  });
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const places = await unitsOn(db, ids, today);
    const until = await billedUntil(db, ids);
    yield rows.map(({ id, ...row }) => {
      const its = places.get(id) ?? [];
      const billed = until.get(id);
      const begun = row.billedFrom ?? row.from;
      return {
        ...row,
        building: its[0]?.building,
        units: its.map(({ no, building }) => (building === its[0]?.building ? no : `${no}@${building}`)),
        paidUntil: billed?.rent ?? addDays(begun, -1),
        feesPaidUntil: billed?.fees ?? addDays(row.feesBilledFrom ?? begun, -1),
        depositSince: row.depositPaidFen > 0 ? row.from : undefined,
      };
    });
  }
};
