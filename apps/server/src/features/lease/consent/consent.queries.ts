import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { contracts } from '../lease.table.ts';
import { moveOuts } from '../move-out/move-out.table.ts';
import { settlementConsents } from './consent.table.ts';

export const selectConsents = (db: Db, where: SQL | undefined) =>
  db
    .select({
      consent: getTableColumns(settlementConsents),
      moveOut: { id: moveOuts.id, netFen: moveOuts.netFen, firstBy: moveOuts.firstBy },
      contract: { id: contracts.id, no: contracts.no, enterpriseId: contracts.enterpriseId },
    })
    .from(settlementConsents)
    .innerJoin(moveOuts, eq(moveOuts.id, settlementConsents.moveOutId))
    .innerJoin(contracts, eq(contracts.id, settlementConsents.contractId))
    .where(where)
    .orderBy(settlementConsents.id)
    .$dynamic();

/** @throws {AppError} 500404 */
export async function getConsent(db: Db, id: string) {
  const [row] = await selectConsents(db, eq(settlementConsents.id, id));
  if (!row) throw notFound();
  return row;
}

/** The answer about a contract's settlement; null before it is settled. */
export async function findConsentOf(db: Db, contractId: string) {
  const [row] = await selectConsents(db, eq(settlementConsents.contractId, contractId));
  return row ?? null;
}
