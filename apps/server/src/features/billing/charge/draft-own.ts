import type { FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { billedContracts, countBilledContracts } from '../../lease/lease.public.ts';
import { draftOfContracts, type Looked } from '../bill/draft-bills.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { type Charge, charges } from './charge.table.ts';
import { chargeLines } from './charge-lines.ts';
import { countShared, lookAtShared } from './draft-shared.ts';
import { ownFeeOf } from './fee-of.ts';
import { type ChargedMonth, lateMonths } from './late-months.ts';

const spanOf = (period: string) => ({ from: `${period}-01`, to: lastDayOfPeriod(period) });

const findFee = async (db: Db, code: FeeCode): Promise<FeeItem | undefined> =>
  (await db.select().from(feeItems).where(eq(feeItems.code, code)))[0];

/** Charges of contracts that begin by the end of a month. */
async function chargesUntil(
  db: Db,
  feeCode: FeeCode,
  contractIds: readonly string[],
  period: string,
): Promise<Map<string, Charge[]>> {
  const rows = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.feeCode, feeCode),
        inArray(charges.contractId, [...contractIds]),
        lte(charges.from, lastDayOfPeriod(period)),
      ),
    )
    .orderBy(asc(charges.from), asc(charges.id));
  return Map.groupBy(rows, ({ contractId }) => contractId);
}

/** Charges of a month, and those of earlier months that were entered after their run. */
async function lookAtCharges(
  db: Db,
  fee: FeeItem,
  period: string,
  after: string,
  limit: number,
): Promise<Looked> {
  const contracts = await billedContracts(db, spanOf(period), after, limit);
  const its = await chargesUntil(
    db,
    fee.code,
    contracts.map(({ id }) => id),
    period,
  );
  const charged = contracts.map((contract) => ({ contract, charges: its.get(contract.id) ?? [] }));
  const months = charged.map(({ contract, charges: own }) => ({
    ...contract,
    period,
    lines: chargeLines(own, contract, period),
  }));
  const late = await lateMonths(db, fee.code, charged, period);
  const { drafts } = await draftOfContracts<ChargedMonth>(db, [...late, ...months], {
    feeCode: fee.code,
    taxPpm: fee.taxPpm,
    ownFee: ownFeeOf(fee),
    periodOf: (month) => month.period,
    linesOf: ({ lines }) => lines,
  });
  return { last: contracts.at(-1)?.id, looked: contracts.length, drafts, doubts: [] };
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
