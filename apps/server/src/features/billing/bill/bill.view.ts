import type { AnomalyView, BillDetail, BillRow } from '@portal/contract/billing/bill';
import type { BillChange, ManagedBillDetail } from '@portal/contract/billing/bill-manage';
import { type PlanEvent, planActs, planAnswers, planTransitions } from '@portal/contract/billing/plan-terms';
import {
  type BillState,
  billStateLabels,
  billTransitions,
  changeKindLabels,
  changeStateLabels,
  changeTransitions,
  linePartLabels,
  objectionDays,
} from '@portal/contract/billing/terms';
import type { Attachment } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { isCreditable } from '../charge/split-credit.ts';
import { feeLabelOf, feeUnitOf } from '../fee-label.public.ts';
import { overdueDays } from '../money/late-fee.ts';
import { mayPlan } from '../plan/may-plan.ts';
import type { BillPlan } from '../plan/plan.table.ts';
import { type NamedPlan, viewPlan } from '../plan/plan.view.ts';
import type { Bill, BillChangeRow } from './bill.table.ts';
import { lateFeeOfDay, payableFenOn } from './owed.public.ts';

/** A bill's late fee: today's while it's owed, the amount paid once it's settled. */
export const lateFeeOf = (bill: Bill, now: Date): number => lateFeeOfDay(bill, chinaDayOf(now));

export const payableFen = (bill: Bill, now: Date): number => payableFenOn(bill, chinaDayOf(now));

export const viewBill = (bill: Bill, now: Date): BillRow => ({
  ...bill,
  billId: bill.id,
  feeLabel: feeLabelOf(bill),
  lateFeeFen: lateFeeOf(bill, now),
  payableFen: payableFen(bill, now),
  state: bill.status,
  stateLabel: billStateLabels[bill.status](),
});

/** What a line is for: its days, its tier or time of day, or both if the price changed within the month. */
function partLabelOf({ part, term }: Bill['lines'][number]): string {
  if (!term) return linePartLabels[part]();
  const days = m.billing_part_days(term);
  return part === 'WHOLE' ? days : `${linePartLabels[part]()} · ${days}`;
}

/** What somebody wrote, with the days it is for, if there are any; otherwise the part of the bill. */
function labelOfLine(line: Bill['lines'][number]): string {
  const { name, term } = line;
  if (!name) return partLabelOf(line);
  return term ? m.charge_line_days({ name, days: m.billing_part_days(term) }) : name;
}

export const viewLines = ({ lines }: Pick<Bill, 'lines'>) =>
  lines.map((line) => ({
    ...line,
    partLabel: labelOfLine(line),
  }));

/** Last day for an objection; null if none is possible. */
const objectUntil = (bill: Bill): string | null =>
  bill.issueDate !== null && bill.objection === null ? addDays(bill.issueDate, objectionDays) : null;

export const mayObject = (bill: Bill, now: Date): boolean => {
  const until = objectUntil(bill);
  return billTransitions[bill.status].object !== undefined && until !== null && chinaDayOf(now) <= until;
};

export interface BillNames {
  enterpriseName: string;
  meterNo: string;
  photos: { before: string; after: string };
  compared: BillDetail['compared'];
  anomalies: AnomalyView[];
  payment: BillDetail['payment'];
  openOrder: BillDetail['openOrder'];
  /** The file of a bill by hand. */
  proof: Attachment | null;
  plan: NamedPlan | null;
}

const detailOf = (
  bill: Bill,
  { plan: _plan, ...names }: BillNames,
  now: Date,
): Omit<BillDetail, 'actions' | 'plan'> => ({
  ...viewBill(bill, now),
  ...names,
  meterId: bill.meterId,
  lines: viewLines(bill),
  unit: feeUnitOf(bill),
  taxFen: bill.taxFen,
  refundedFen: bill.refundedFen,
  lateFeePpmPerDay: bill.lateFeePpmPerDay,
  overdueDays: overdueDays(bill, chinaDayOf(now)),
  isFrozen: bill.lateFrozenOn !== null,
  objection: bill.objection,
  byHand: bill.byHand && { reason: bill.byHand.reason, file: names.proof },
  successorId: bill.successorId,
  objectUntil: objectUntil(bill),
});

const isAnswer = (event: PlanEvent): event is (typeof planAnswers)[number] =>
  planAnswers.some((one) => one === event);
const isAct = (event: PlanEvent): event is (typeof planActs)[number] => planActs.some((one) => one === event);

const isOpen = (plan: BillPlan | undefined) => plan?.status === 'PROPOSED' || plan?.status === 'AGREED';

export const viewBillDetail = (bill: Bill, names: BillNames, now: Date, mayPay: boolean): BillDetail => ({
  ...detailOf(bill, names, now),
  plan: names.plan && {
    ...viewPlan(names.plan, bill, now),
    actions: mayPay ? possibleEvents(planTransitions, names.plan.plan.status, isAnswer).filter(isAnswer) : [],
  },
  actions: mayPay && mayObject(bill, now) ? ['object'] : [],
});

/** The requester of a change can withdraw it; anyone else can decide it. */
export function viewChange(
  row: BillChangeRow,
  names: ReadonlyMap<string, string>,
  userId: string,
): BillChange {
  const isOwn = row.askedBy === userId;
  return {
    ...row,
    changeId: row.id,
    kindLabel: changeKindLabels[row.kind](),
    askedBy: names.get(row.askedBy) ?? '',
    decidedBy: names.get(row.decidedBy ?? '') ?? '',
    askedAt: row.createdAt.getTime(),
    state: row.status,
    stateLabel: changeStateLabels[row.status](),
    actions: possibleEvents(changeTransitions, row.status, (event) => isOwn === (event === 'withdraw')),
  };
}

const changeable: readonly BillState[] = ['UNPAID', 'OVERDUE'];

export function viewManagedDetail(
  bill: Bill,
  names: BillNames,
  changes: BillChange[],
  now: Date,
): ManagedBillDetail {
  const events = possibleEvents(billTransitions, bill.status);
  const isFree = changeable.includes(bill.status) && !changes.some(({ state }) => state === 'ASKED');
  return {
    ...detailOf(bill, names, now),
    enterpriseId: bill.enterpriseId,
    plan: names.plan && {
      ...viewPlan(names.plan, bill, now),
      actions: possibleEvents(planTransitions, names.plan.plan.status, isAct).filter(isAct),
    },
    changes,
    actions: [
      ...(['discard', 'refuse', 'uphold'] as const).filter((event) => events.includes(event)),
      // Deposits can't be adjusted: a contract only begins once its deposit is paid in full.
      ...(isFree && bill.feeCode !== 'DEPOSIT' ? (['adjust'] as const) : []),
      ...(isFree ? (['writeOff'] as const) : []),
      ...(isCreditable(bill) ? (['credit'] as const) : []),
      ...(mayPlan(bill) && !isOpen(names.plan?.plan) ? (['plan'] as const) : []),
    ],
  };
}
