import { daysToPay } from '@portal/contract/billing/terms';
import type { LeaseActPreview, LeaseActPreviewRow, LeaseActTerms } from '@portal/contract/lease/act';
import { endingKinds, lateCorrectionDays, previewKindLabels } from '@portal/contract/lease/act-terms';
import { formatFen } from '@portal/contract/money';
import { lineAmountFen } from '@portal/contract/rounding';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Bill } from '../../billing/bill/bill.table.ts';
import {
  changeOfBills,
  type Difference,
  type DraftChange,
  lateChanges,
  monthlyOn,
  nextCycle,
  owedOf,
} from '../../billing/contract-change.public.ts';
import { feeLabelOf, feesNamed } from '../../billing/fee-label.public.ts';
import { paidAhead } from '../../billing/paid-ahead.public.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import { inForceOf } from '../lease.public.ts';
import { carriedCharges, chargedOf, endOf, type Leased } from './changed-terms.ts';

type KeptRow = Omit<LeaseActPreviewRow, 'kindLabel' | 'feeLabel'> & {
  /** The name of a fee of the park's own. */
  ownFee?: Bill['ownFee'];
};
/** A preview without the words of the program, which are made when it is read. */
export type KeptPreview = Omit<LeaseActPreview, 'rows'> & { rows: KeptRow[] };

/** Everything an act changes: what is shown before it is confirmed is what is booked. */
export interface Effect {
  preview: KeptPreview;
  differences: Difference[];
  drafts: DraftChange[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const totalOf = ({ lines }: Difference) => sum(lines.map(({ amountFen }) => amountFen));

const row = (given: Pick<KeptRow, 'kind' | 'feeCode'> & Partial<KeptRow>): KeptRow => ({
  term: null,
  formulaText: '',
  beforeFen: 0,
  afterFen: 0,
  billNo: '',
  day: null,
  ...given,
});

const differenceRows = ({ feeCode, ownFee, billNo, lines }: Difference, issueDay: string): KeptRow[] =>
  lines.map(({ term: { from, to }, amountFen, formulaText }) =>
    row({
      kind: 'DIFFERENCE',
      feeCode,
      ownFee,
      billNo,
      term: { from, to },
      formulaText,
      afterFen: amountFen,
      day: issueDay,
    }),
  );

const draftRow = ({ feeCode, ownFee, billNo, beforeFen, calculated }: DraftChange): KeptRow =>
  row({ kind: 'DRAFT', feeCode, ownFee, billNo, beforeFen, afterFen: calculated?.principalFen ?? 0 });

const billedRow = ({ feeCode, ownFee, billNo, billedFen }: Difference): KeptRow =>
  row({ kind: 'BILLED', feeCode, ownFee, billNo, beforeFen: billedFen, afterFen: billedFen });

const feesOfMonth = ['RENT', 'PROPERTY'] as const;

/** Rent and property fee of a full month before and after. */
function monthlyRows(before: Leased, after: Leased, from: string): KeptRow[] {
  const was = monthlyOn(inForceOf(before.contract, before.units), earlierOf(from, before.contract.to));
  const is = monthlyOn(inForceOf(after.contract, after.units), from);
  return feesOfMonth.map((feeCode) => {
    const [old, now] = [was(feeCode), is(feeCode)];
    return row({
      kind: old.amountFen === now.amountFen ? 'SAME' : 'MONTHLY',
      feeCode,
      formulaText: feeCode === 'PROPERTY' ? `${now.usageX100 / 100} × ${now.unitPriceE4 / 10_000}` : '',
      beforeFen: old.amountFen,
      afterFen: now.amountFen,
      day: from,
    });
  });
}

/** Rows with the names of the park's own fees. */
async function named(db: Db, rows: readonly KeptRow[]): Promise<KeptRow[]> {
  if (rows.length === 0) return [];
  const fees = await feesNamed(
    db,
    rows.map(({ feeCode }) => feeCode),
  );
  return rows.map((one) => ({ ...one, ownFee: fees.get(one.feeCode) ?? null }));
}

/** A full month of a charge that begins or ends. */
async function chargeRows(db: Db, before: Leased, after: Leased): Promise<KeptRow[]> {
  const ids = [...new Set([...before.charges, ...after.charges].map(({ id }) => id))];
  const rows = ids.flatMap((id) => {
    const [was, is] = [before, after].map(({ charges }) => charges.find((charge) => charge.id === id));
    const charge = is ?? was;
    if (!charge || was?.to === is?.to) return [];
    const monthFen = lineAmountFen(charge.quantityX100, charge.unitPriceE4);
    const isNew = was === undefined;
    return [
      {
        feeCode: charge.feeCode,
        beforeFen: isNew ? 0 : monthFen,
        afterFen: isNew ? monthFen : 0,
        day: isNew ? charge.from : charge.to,
      },
    ];
  });
  return named(
    db,
    rows.map((one) => row({ kind: 'MONTHLY', ...one })),
  );
}

/** What the next run bills for past months without a bill. */
const lateRows = async (db: Db, before: Leased, after: Leased, now: Date): Promise<KeptRow[]> =>
  named(
    db,
    (await lateChanges(db, chargedOf(before), chargedOf(after), now)).map((one) =>
      row({ kind: 'LATE', ...one }),
    ),
  );

/** A full month of each charge that the next tenant goes on with. */
const carriedRows = (db: Db, before: Leased, from: string): Promise<KeptRow[]> =>
  named(
    db,
    carriedCharges(before, from).map(({ feeCode, quantityX100, unitPriceE4, from: first, to }) => {
      const monthFen = lineAmountFen(quantityX100, unitPriceE4);
      return row({
        kind: 'CARRIED',
        feeCode,
        term: { from: first, to: to ?? before.contract.to },
        formulaText: `${quantityX100 / 100} × ${unitPriceE4 / 10_000}`,
        beforeFen: monthFen,
        afterFen: monthFen,
        day: first,
      });
    }),
  );

const laterOf = (one: string, other: string) => (one > other ? one : other);
const earlierOf = (one: string, other: string) => (one < other ? one : other);

/** What the settlement will hold: the deposit, what was paid ahead, and what is owed. */
async function settledRows(db: Db, { contract }: Leased, lastDay: string, now: Date): Promise<KeptRow[]> {
  const ahead = await paidAhead(db, contract, lastDay);
  const owed = await owedOf(db, contract, now);
  return [
    row({ kind: 'HELD', feeCode: 'DEPOSIT', afterFen: contract.depositPaidFen }),
    ...ahead.map(({ feeCode, from, to, amountFen, formulaText }) =>
      row({ kind: 'AHEAD', feeCode, term: { from, to }, formulaText, afterFen: amountFen }),
    ),
    ...owed.map((bill) =>
      row({
        kind: 'OWED',
        feeCode: bill.feeCode,
        ownFee: bill.ownFee,
        billNo: bill.no,
        formulaText:
          bill.lateFeeFen > 0
            ? `${formatFen(bill.payableFen - bill.lateFeeFen)} + ${formatFen(bill.lateFeeFen)}`
            : '',
        afterFen: -bill.payableFen,
        day: bill.dueDate,
      }),
    ),
  ];
}

async function needsSecond(db: Db, data: LeaseActTerms, movedFen: number, today: string): Promise<boolean> {
  if (endingKinds.includes(data.kind)) return true;
  if (data.kind === 'CORRECT' && data.from < addDays(today, -lateCorrectionDays)) return true;
  return movedFen >= (await readMoneyRules(db)).secondPersonFromFen;
}

const rowsOfTerms = async (
  db: Db,
  before: Leased,
  after: Leased,
  { from }: LeaseActTerms,
  today: string,
): Promise<KeptRow[]> => {
  const start = laterOf(from, today);
  const [was, is] = [inForceOf(before.contract, before.units), inForceOf(after.contract, after.units)];
  const next = await nextCycle(db, was, is, start);
  const isChanged = next !== null && next.beforeFen !== next.afterFen;
  return [
    ...monthlyRows(before, after, from),
    ...(isChanged ? [row({ kind: 'NEXT', feeCode: 'RENT', ...next, day: next.term.from })] : []),
  ];
};

/** Calculates everything that turns one state of a contract into the other. */
export async function effectOf(
  db: Db,
  before: Leased,
  after: Leased,
  data: LeaseActTerms,
  now: Date,
): Promise<Effect> {
  const today = chinaDayOf(now);
  const isEnding = endingKinds.includes(data.kind);
  const issueDay = laterOf(data.from, today);
  const dueDay = addDays(issueDay, daysToPay);
  const changed = await changeOfBills(db, chargedOf(before), chargedOf(after));
  // What was billed for days after an ending goes into the settlement.
  const differences = isEnding ? [] : changed.differences;
  const depositFen = Math.max(after.contract.depositFen - before.contract.depositFen, 0);
  const totals = differences.map(totalOf);
  const billFen = sum(totals.filter((one) => one > 0));
  const creditFen = -sum(totals.filter((one) => one < 0));
  const settled = isEnding ? await settledRows(db, before, endOf(data), now) : [];
  const deposit = row({
    kind: 'DEPOSIT',
    feeCode: 'DEPOSIT',
    beforeFen: before.contract.depositFen,
    afterFen: after.contract.depositFen,
    day: dueDay,
  });
  const rows = [
    ...differences.flatMap((one) => differenceRows(one, issueDay)),
    ...(isEnding ? [] : await rowsOfTerms(db, before, after, data, today)),
    ...(await chargeRows(db, before, after)),
    ...(data.kind === 'CHARGE' || data.kind === 'UNCHARGE' ? await lateRows(db, before, after, now) : []),
    ...(data.kind === 'PAYER' ? await carriedRows(db, before, data.from) : []),
    ...(depositFen > 0 ? [deposit] : []),
    ...changed.drafts.map(draftRow),
    ...differences.map(billedRow),
    ...settled,
  ];
  const { from } = data;
  return {
    differences,
    drafts: changed.drafts,
    preview: {
      rows,
      billFen,
      creditFen,
      depositFen,
      settlementFen: isEnding ? sum(settled.map(({ afterFen }) => afterFen)) : null,
      rentBeforeFen: rentOn(before, from),
      rentAfterFen: rentOn(after, from),
      dueDay,
      needsSecond: await needsSecond(db, data, billFen + creditFen + depositFen, today),
    },
  };
}

const rentOn = ({ contract }: Leased, day: string) =>
  inForceOf(contract, [])
    .steps.filter(({ from }) => from <= day)
    .at(-1)?.rentFenPerMonth ?? contract.rentFenPerMonth;

/** The preview in the reader's language. */
export const wordPreview = ({ rows, ...preview }: KeptPreview): LeaseActPreview => ({
  ...preview,
  rows: rows.map((one) => ({
    ...one,
    kindLabel: previewKindLabels[one.kind](),
    feeLabel: feeLabelOf(one),
  })),
});
