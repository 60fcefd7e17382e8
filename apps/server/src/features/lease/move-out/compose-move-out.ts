import type { MoveOutBlocker } from '@portal/contract/lease/move-out-terms';
import { formatFen } from '@portal/contract/money';
import { inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { billsOfEnding, type Ending, type OpenBill } from '../../billing/move-out/bills-of-ending.public.ts';
import {
  type FinalBill,
  type LastReading,
  unbilledOfEnding,
} from '../../billing/move-out/unbilled.public.ts';
import type { PaidAhead } from '../../billing/paid-ahead.public.ts';
import { creditOf } from '../../payment/account.public.ts';
import { refundableByItem } from '../../payment/payment.public.ts';
import { inForceUntil } from '../lease.public.ts';
import type { Contract } from '../lease.table.ts';
import { isLastContract, itemsOfContract } from './move-out.queries.ts';
import type { MoveOut, MoveOutItemRow, MoveOutLine } from './move-out.table.ts';

/** The last day of a contract that ends: the agreed one, or today if it is settled earlier. */
function lastDayOf({ from, to, leaveOn }: Pick<Contract, 'from' | 'to' | 'leaveOn'>, today: string): string {
  const planned = leaveOn ?? to;
  const last = planned < today ? planned : today;
  // A contract is in force for at least one day.
  return last > from ? last : from;
}

/**
 * Where money in hand comes from. ORDER: a paid order, through which it is refunded. SOLD: paid without an order, or by
 * the settlement itself. OPENING: a deposit held since before the portal.
 */
interface Source {
  via: 'CREDIT' | 'SOLD' | 'OPENING' | 'ORDER';
  /** The bill that was paid; empty for others. */
  bizId: string;
  amountFen: number;
}

interface Blocker {
  kind: MoveOutBlocker;
  refId: string;
  of: string;
}

/** A settlement as it would be booked now. */
export interface MoveOutSum {
  ending: Ending;
  lines: MoveOutLine[];
  inHandFen: number;
  takenFen: number;
  netFen: number;
  sources: Source[];
  open: OpenBill[];
  objected: OpenBill[];
  finals: FinalBill[];
  items: MoveOutItemRow[];
  meters: LastReading[];
  blockers: Blocker[];
}

const total = (of: readonly { amountFen: number }[]) => of.reduce((sum, { amountFen }) => sum + amountFen, 0);

const line = (
  given: Pick<MoveOutLine, 'group' | 'kind' | 'amountFen'> & Partial<MoveOutLine>,
): MoveOutLine => ({
  refId: '',
  feeCode: null,
  no: '',
  name: '',
  term: null,
  dueDate: null,
  lateFen: 0,
  lateDays: 0,
  formulaText: '',
  fileIds: [],
  ...given,
});

/** What is left of the deposit, and which part of it each of its bills' orders can refund. */
async function depositOf(db: Db, { depositPaidFen, depositBillIds }: Contract) {
  if (depositPaidFen === 0) return { leftFen: 0, sources: [] };
  const paid = await refundableByItem(db, 'BILL', depositBillIds);
  const rows =
    depositBillIds.length === 0
      ? []
      : await db
          .select({ id: bills.id, paidFen: bills.paidFen, refundedFen: bills.refundedFen })
          .from(bills)
          .where(inArray(bills.id, depositBillIds));
  const byOrder: Source[] = depositBillIds.map((bizId) => ({
    via: 'ORDER',
    bizId,
    amountFen: paid.get(bizId)?.leftFen ?? 0,
  }));
  const byCounter: Source[] = rows
    .filter(({ id }) => !paid.has(id))
    .map(({ id, paidFen, refundedFen }) => ({ via: 'SOLD', bizId: id, amountFen: paidFen - refundedFen }));
  const known =
    [...paid.values()].reduce((sum, { paidFen }) => sum + paidFen, 0) +
    rows.filter(({ id }) => !paid.has(id)).reduce((sum, { paidFen }) => sum + paidFen, 0);
  const opening: Source = { via: 'OPENING', bizId: '', amountFen: Math.max(depositPaidFen - known, 0) };
  const sources = [...byCounter, opening, ...byOrder].filter(({ amountFen }) => amountFen > 0);
  return { leftFen: total(sources), sources };
}

/**
 * The sources of what was billed for days after the last one: the order that paid the bill, as far as one did. A bill is
 * one source, however many of its months come back.
 */
async function sourcesOfBacks(db: Db, backs: readonly PaidAhead[]): Promise<Source[]> {
  const byBill = Map.groupBy(backs, ({ billId }) => billId);
  const paid = await refundableByItem(db, 'BILL', [...byBill.keys()]);
  return [...byBill].flatMap(([bizId, parts]): Source[] => {
    const amountFen = total(parts);
    const byOrder = Math.min(paid.get(bizId)?.leftFen ?? 0, amountFen);
    const sources: Source[] = [
      { via: 'SOLD', bizId, amountFen: amountFen - byOrder },
      { via: 'ORDER', bizId, amountFen: byOrder },
    ];
    return sources.filter((source) => source.amountFen > 0);
  });
}

const billLine = (bill: OpenBill): MoveOutLine =>
  line({
    group: 'OPEN',
    kind: 'BILL',
    refId: bill.billId,
    feeCode: bill.feeCode,
    no: bill.no,
    name: bill.period,
    dueDate: bill.dueDate,
    amountFen: bill.payableFen,
    lateFen: bill.lateFen,
    lateDays: bill.lateDays,
    formulaText: bill.lateFen > 0 ? `${formatFen(bill.principalFen)} + ${formatFen(bill.lateFen)}` : '',
  });

const finalLine = (bill: FinalBill): MoveOutLine =>
  line({
    group: 'FINAL',
    kind: 'FINAL',
    refId: bill.meterId ?? '',
    feeCode: bill.feeCode,
    no: bill.meterNo,
    name: bill.period,
    term: bill.term,
    amountFen: bill.principalFen,
    formulaText: bill.lines.map(({ formulaText }) => formulaText).join('; '),
  });

/** Money without an order is used first, so that as little as possible goes to a named account. */
const ranks: Source['via'][] = ['CREDIT', 'SOLD', 'OPENING', 'ORDER'];

/**
 * Adds up the settlement of a contract: everything in hand, everything taken, and what is in the way. Preview and
 * booking use this one sum. While a proposal waits, its last day stands.
 */
export async function composeMoveOut(
  db: Db,
  contract: Contract,
  now: Date,
  proposed: Pick<MoveOut, 'lastDay'> | null,
): Promise<MoveOutSum> {
  const today = chinaDayOf(now);
  const lastDay = proposed?.lastDay ?? lastDayOf(contract, today);
  const takesAll = await isLastContract(db, contract, today);
  const ending: Ending = { contract: await inForceUntil(db, contract, lastDay), lastDay, takesAll };
  const issued = await billsOfEnding(db, ending, now);
  const unbilled = await unbilledOfEnding(db, ending);
  const items = await itemsOfContract(db, contract.id);
  const deposit = await depositOf(db, contract);
  const creditFen = takesAll ? await creditOf(db, contract.enterpriseId) : 0;
  const ofBacks = await sourcesOfBacks(db, issued.backs);
  const isIn = (...states: OpenBill['status'][]) =>
    issued.open.filter(({ status }) => states.includes(status));
  const open = isIn('UNPAID', 'OVERDUE').filter(({ payableFen }) => payableFen > 0);
  const asideOf = (billId: string) =>
    items.find((item) => item.kind === 'SET_ASIDE' && item.billId === billId);
  const held = isIn('OBJECTED').flatMap((bill) => {
    const item = asideOf(bill.billId);
    return item
      ? [{ ...billLine(bill), group: 'HELD' as const, kind: 'HELD' as const, name: item.name }]
      : [];
  });
  const finals = unbilled.drafts.filter(({ principalFen }) => principalFen > 0);
  const { depositPaidFen } = contract;
  const goneFen = depositPaidFen - deposit.leftFen;
  const lines: MoveOutLine[] = [
    ...(deposit.leftFen > 0
      ? [
          line({
            group: 'HAND',
            kind: 'DEPOSIT',
            feeCode: 'DEPOSIT',
            amountFen: deposit.leftFen,
            formulaText: goneFen === 0 ? '' : `${formatFen(depositPaidFen)} − ${formatFen(goneFen)}`,
          }),
        ]
      : []),
    ...(creditFen > 0 ? [line({ group: 'HAND', kind: 'CREDIT', amountFen: creditFen })] : []),
    ...issued.backs.map(({ billId, feeCode, from, to, amountFen, formulaText }) =>
      line({
        group: 'HAND',
        kind: 'BACK',
        refId: billId,
        feeCode,
        term: { from, to },
        amountFen,
        formulaText,
      }),
    ),
    ...open.map(billLine),
    ...finals.map(finalLine),
    ...items
      .filter(({ kind }) => kind === 'DEDUCTION')
      .map(({ id, name, basis, amountFen, fileIds }) =>
        line({
          group: 'DEDUCTION',
          kind: 'DEDUCTION',
          refId: id,
          name,
          amountFen,
          formulaText: basis,
          fileIds,
        }),
      ),
    ...held,
  ];
  const inHandFen = total(lines.filter(({ group }) => group === 'HAND'));
  const takenFen = total(lines) - inHandFen;
  const credit: Source = { via: 'CREDIT', bizId: '', amountFen: creditFen };
  return {
    ending,
    lines,
    inHandFen,
    takenFen,
    netFen: inHandFen - takenFen,
    sources: [credit, ...ofBacks, ...deposit.sources]
      .filter(({ amountFen }) => amountFen > 0)
      .toSorted((one, other) => ranks.indexOf(one.via) - ranks.indexOf(other.via)),
    open,
    objected: isIn('OBJECTED').filter(({ billId }) => !asideOf(billId)),
    finals,
    items,
    meters: unbilled.meters,
    blockers: [
      ...(contract.handover === '' ? [{ kind: 'HANDOVER' as const, refId: '', of: '' }] : []),
      ...unbilled.doubts,
      ...isIn('DRAFT').map(({ billId: refId, no: of }) => ({ kind: 'BILL_DRAFT' as const, refId, of })),
      ...isIn('PAYING').map(({ billId: refId, no: of }) => ({ kind: 'BILL_PAYING' as const, refId, of })),
      ...isIn('OBJECTED')
        .filter(({ billId }) => !asideOf(billId))
        .map(({ billId: refId, no: of }) => ({ kind: 'BILL_OBJECTED' as const, refId, of })),
    ],
  };
}

/** A source with what of it is kept, and what is refunded. */
export interface Shared extends Source {
  usedFen: number;
  restFen: number;
}

/** Takes what is needed from the sources in order; the rest of each is refunded. */
export function shareSources({ sources, takenFen }: Pick<MoveOutSum, 'sources' | 'takenFen'>): Shared[] {
  let needed = takenFen;
  return sources.map((source) => {
    const usedFen = Math.min(source.amountFen, needed);
    needed -= usedFen;
    return { ...source, usedFen, restFen: source.amountFen - usedFen };
  });
}

/** The part of a refund that no paid order received. */
export const payoutOf = (sum: Pick<MoveOutSum, 'sources' | 'takenFen'>): number =>
  shareSources(sum)
    .filter(({ via }) => via !== 'ORDER')
    .reduce((fen, { restFen }) => fen + restFen, 0);
