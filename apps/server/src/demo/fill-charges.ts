import type { HandBillState } from '@portal/contract/billing/hand-bill-lifecycle';
import { lineAmountFen } from '@portal/contract/rounding';
import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import { bills } from '../features/billing/bill/bill.table.ts';
import { calculateBill } from '../features/billing/bill/draft-bills.ts';
import {
  charges,
  type HandLine,
  handBills,
  meterShares,
  meterShareUnits,
} from '../features/billing/charge/charge.table.ts';
import { ownFeeOf } from '../features/billing/charge/fee-of.ts';
import { pricedLines } from '../features/billing/charge/hand-lines.ts';
import { type FeeItem, feeItems, meters } from '../features/billing/meter/meter.table.ts';
import { movePeriod } from '../features/billing/meter/periods.ts';
import { units } from '../features/building/building.table.ts';
import { users } from '../features/identity/user.table.ts';
import { type Contract, contracts } from '../features/lease/lease.table.ts';
import { nextBusinessNumber } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { readDemoJson } from './content/read-demo-data.ts';
import type { DemoContext } from './demo-context.ts';

type Tx = DemoContext['tx'];

interface ChargeData {
  fees: {
    code: string;
    /** In the order zh, en, es, ja. */
    names: string[];
    category: string;
    basis: NonNullable<FeeItem['basis']>;
    unit: string;
    priceFen: number | null;
    taxPpm: number;
    ledgerAccount: string;
    alwaysSecond: boolean;
  }[];
  /** `of` is the place among the contracts that have charges. */
  charges: { of: number; feeCode: string; note: string; quantityX100: number; takenBack: boolean }[];
  byHand: {
    of: number;
    feeCode: string;
    status: HandBillState;
    reason: string;
    lines: { name: string; quantityX100: number; priceFen: number }[];
  }[];
}

const readCharges = () => readDemoJson<ChargeData>('charges.json');

async function fillFees(tx: Tx, createdAt: Date): Promise<Map<string, FeeItem>> {
  const rows = await tx
    .insert(feeItems)
    .values(
      readCharges().fees.map(
        ({ names: [zh = '', en = '', es = '', ja = ''], basis, priceFen, ...fee }, at) => ({
          ...fee,
          id: demoId('fee', fee.code),
          names: { zh, en, es, ja },
          basis,
          unitPriceE4: priceFen === null ? null : priceFen * 100,
          createdAt: new Date(createdAt.getTime() + at),
          updatedAt: createdAt,
        }),
      ),
    )
    .returning();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Contracts in force that no tour of the demo shows, in the order of their numbers. */
const chargedContracts = (tx: Tx, today: string): Promise<Contract[]> =>
  tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.status, 'ACTIVE'), lte(contracts.from, addDays(today, -60))))
    .orderBy(asc(contracts.no))
    .offset(10)
    .limit(6);

/** Charges from the first of this month on, so that the run of the month bills them. */
async function fillPeriodic(
  tx: Tx,
  all: readonly Contract[],
  fees: ReadonlyMap<string, FeeItem>,
  today: string,
) {
  const from = `${today.slice(0, 7)}-01`;
  const createdAt = new Date(notAhead(chinaInstant(from, 610)));
  await tx.insert(charges).values(
    readCharges().charges.flatMap(({ of, feeCode, note, quantityX100, takenBack }) => {
      const contract = all[of];
      const unitPriceE4 = fees.get(feeCode)?.unitPriceE4 ?? 0;
      if (!contract) return [];
      return {
        id: demoId('charge', `${of} ${feeCode}`),
        contractId: contract.id,
        feeCode,
        note,
        quantityX100,
        unitPriceE4,
        from,
        to: takenBack ? addDays(from, -1) : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** The first water meter without a tenant, split over three units by their areas. */
async function fillShare(tx: Tx, createdAt: Date): Promise<void> {
  const [meter] = await tx
    .select({ id: meters.id, buildingId: units.buildingId })
    .from(meters)
    .innerJoin(units, eq(units.id, meters.unitId))
    .where(
      and(
        eq(meters.kind, 'ELECTRICITY'),
        isNull(meters.enterpriseId),
        isNull(units.enterpriseId),
        eq(meters.status, 'ONLINE'),
      ),
    )
    .orderBy(asc(meters.meterNo))
    .limit(1);
  if (!meter) return;
  const its = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.buildingId, meter.buildingId), eq(units.state, 'LEASED')))
    .orderBy(asc(units.no))
    .limit(3);
  if (its.length === 0) return;
  const shareId = demoId('meter-share', 'light');
  const made = { createdAt, updatedAt: createdAt };
  await tx
    .insert(meterShares)
    .values({ id: shareId, meterId: meter.id, feeCode: 'COMMON_LIGHT', method: 'AREA', ...made });
  await tx.insert(meterShareUnits).values(
    its.map(({ id: unitId }, at) => ({
      id: demoId('meter-share-unit', String(at)),
      shareId,
      unitId,
      weight: 1,
      ...made,
    })),
  );
}

interface Issued {
  contract: Contract;
  fee: FeeItem;
  lines: readonly HandLine[];
  reason: string;
  createdAt: Date;
  source: string;
}

/** A bill by hand of last month, due in ten days. */
async function insertIssued(
  tx: Tx,
  { contract, fee, lines, reason, createdAt, source }: Issued,
  today: string,
): Promise<string> {
  const [place] = await tx
    .select({ unitId: bills.unitId, place: bills.place, roomNo: bills.roomNo })
    .from(bills)
    .where(and(eq(bills.contractId, contract.id), isNull(bills.meterId)))
    .limit(1);
  const last = movePeriod(today.slice(0, 7), -1);
  const id = demoId('bill', source);
  const bill: typeof bills.$inferInsert = {
    ...calculateBill(pricedLines(lines), { fromX100: null, toX100: null, multiplier: 1 }, fee.taxPpm),
    unitId: '',
    place: '',
    roomNo: '',
    ...place,
    id,
    no: await nextBusinessNumber(tx, 'ZD', createdAt),
    enterpriseId: contract.enterpriseId,
    sourceId: source,
    contractId: contract.id,
    feeCode: fee.code,
    ownFee: ownFeeOf(fee),
    byHand: { reason, fileId: '' },
    period: last,
    lateFeePpmPerDay: 0,
    issueDate: addDays(`${today.slice(0, 7)}-01`, -1),
    dueDate: addDays(today, 10),
    status: 'UNPAID',
    createdAt,
    updatedAt: createdAt,
  };
  await tx.insert(bills).values(bill);
  return id;
}

async function fillByHand(
  { tx, today }: DemoContext,
  all: readonly Contract[],
  fees: ReadonlyMap<string, FeeItem>,
) {
  const clerks = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(ne(users.loginName, ''));
  const idOf = (name: string) => clerks.find(({ loginName }) => loginName === name)?.id ?? null;
  const [clerk, second] = [idOf('op_finance'), idOf('op_finance2')];
  for (const [at, written] of readCharges().byHand.entries()) {
    const { of, feeCode, status, reason, lines } = written;
    const contract = all[of];
    const fee = fees.get(feeCode);
    if (!contract || !fee) continue;
    const id = demoId('hand-bill', String(at));
    const isIssued = status === 'ISSUED';
    const day = isIssued ? addDays(`${today.slice(0, 7)}-01`, -1) : addDays(today, -1);
    const createdAt = new Date(notAhead(chinaInstant(day, 560 + at * 7)));
    const kept = lines.map(({ name, quantityX100, priceFen }) => {
      const unitPriceE4 = priceFen * 100;
      return { name, quantityX100, unitPriceE4, amountFen: lineAmountFen(quantityX100, unitPriceE4) };
    });
    const amountFen = kept.reduce((sum, line) => sum + line.amountFen, 0);
    const isAsked = status === 'ASKED' || amountFen >= 500_000;
    const source = `handBill:${id}`;
    await tx.insert(handBills).values({
      id,
      kind: 'BILL',
      enterpriseId: contract.enterpriseId,
      contractId: contract.id,
      feeCode,
      lines: kept,
      amountFen,
      dueDate: addDays(today, 10),
      reason,
      status,
      needsSecond: isAsked,
      askedBy: isAsked ? clerk : null,
      decidedBy: isAsked && isIssued ? second : null,
      issuedId: isIssued
        ? await insertIssued(tx, { contract, fee, lines: kept, reason, createdAt, source }, today)
        : null,
      createdAt,
      createdBy: clerk,
      updatedAt: createdAt,
    });
  }
}

/** The park's own fee items, charges of contracts, a shared meter, and bills by hand in every state. */
export async function fillCharges(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const createdAt = new Date(chinaInstant(addDays(today, -400), 600));
  const fees = await fillFees(tx, createdAt);
  const all = await chargedContracts(tx, today);
  await fillPeriodic(tx, all, fees, today);
  await fillShare(tx, createdAt);
  await fillByHand(context, all, fees);
}
