import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { contracts, contractUnits, leaseRequests } from '../lease.table.ts';

type Given = Partial<typeof contracts.$inferInsert> & { enterpriseId: string; unitIds: string[] };

/** Inserts a contract for the years 2026 and 2027 directly, bypassing all rules. */
export async function insertContract(db: Db, { unitIds, ...given }: Given): Promise<string> {
  const id = given.id ?? ulid();
  const term = { from: given.from ?? '2026-01-01', to: given.to ?? '2027-12-31' };
  const isSigned = ['DRAFT', 'TO_SIGN', 'SIGNED'].includes(given.status ?? 'ACTIVE');
  await db.insert(contracts).values({
    id,
    no: `HT-${id.slice(-8)}`,
    kind: 'RENT',
    rentFenPerMonth: 2_136_950,
    payCycle: 3,
    freeDays: 30,
    depositFen: 6_410_850,
    depositPaidFen: isSigned ? 0 : (given.depositFen ?? 6_410_850),
    escalations: [],
    propertyFeeFenPerM2Month: 120,
    lateFeePpmPerDay: 500,
    noticeDays: 60,
    status: 'ACTIVE',
    ...given,
    ...term,
  });
  const isHeld = given.status !== 'DRAFT' && given.status !== 'VOID';
  await db
    .insert(contractUnits)
    .values(unitIds.map((unitId) => ({ contractId: id, unitId, ...term, isHeld })));
  return id;
}

type GivenRequest = Partial<typeof leaseRequests.$inferInsert> & { contractId: string };

export async function insertRequest(db: Db, given: GivenRequest): Promise<string> {
  const id = given.id ?? ulid();
  await db
    .insert(leaseRequests)
    .values({ id, kind: 'CHANGE', userId: ulid(), requestText: '改用途', status: 'SUBMITTED', ...given });
  return id;
}
