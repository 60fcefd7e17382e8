import type { FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { billedContracts, countBilledContracts } from '../../lease/lease.public.ts';
import { draftOfContracts, type Looked } from '../bill/draft-bills.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { type Charge, charges } from './charge.table.ts';
import { chargeLines } from './charge-lines.ts';
import { countShared, lookAtShared } from './draft-shared.ts';
import { ownFeeOf } from './fee-of.ts';

const spanOf = (period: string) => ({ from: `${period}-01`, to: lastDayOfPeriod(period) });

const findFee = async (db: Db, code: FeeCode): Promise<FeeItem | undefined> =>
  (await db.select().from(feeItems).where(eq(feeItems.code, code)))[0];

/** Charges of contracts that run on a day of a month. */
async function chargesIn(
  db: Db,
  feeCode: FeeCode,
  contractIds: readonly string[],
  period: string,
): Promise<Map<string, Charge[]>> {
  const { from, to } = spanOf(period);
  const rows = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.feeCode, feeCode),
        inArray(charges.contractId, [...contractIds]),
        lte(charges.from, to),
        or(isNull(charges.to), gte(charges.to, from)),
      ),
    )
    .orderBy(asc(charges.from), asc(charges.id));
  return Map.groupBy(rows, ({ contractId }) => contractId);
}

async function lookAtCharges(
  db: Db,
  fee: FeeItem,
  period: string,
  after: string,
  limit: number,
): Promise<Looked> {
  const contracts = await billedContracts(db, spanOf(period), after, limit);
  const its = await chargesIn(
    db,
    fee.code,
    contracts.map(({ id }) => id),
    period,
  );
  return draftOfContracts(db, contracts, {
    feeCode: fee.code,
    taxPpm: fee.taxPpm,
    ownFee: ownFeeOf(fee),
    linesOf: (contract) => chargeLines(its.get(contract.id) ?? [], contract, period),
  });
}

const nothing: Looked = { last: undefined, looked: 0, drafts: [], doubts: [] };

/** Processes the next sources of a fee item of the park's own; what is billed once is billed by hand only. */
export async function lookAtOwn(
  db: Db,
  feeCode: FeeCode,
  period: string,
  after: string,
  limit: number,
): Promise<Looked> {
  const fee = await findFee(db, feeCode);
  if (fee?.basis === 'MONTHLY') return lookAtCharges(db, fee, period, after, limit);
  if (fee?.basis === 'SHARED') return lookAtShared(db, fee, period, after, limit);
  return nothing;
}

export async function countOwnSources(db: Db, feeCode: FeeCode, period: string): Promise<number> {
  const fee = await findFee(db, feeCode);
  if (fee?.basis === 'MONTHLY') return countBilledContracts(db, spanOf(period));
  return fee?.basis === 'SHARED' ? countShared(db, feeCode) : 0;
}
