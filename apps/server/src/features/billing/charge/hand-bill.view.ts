import { handBillKindLabels, secondReasonLabels } from '@portal/contract/billing/charge-terms';
import type { HandBillDetail, HandBillRow } from '@portal/contract/billing/hand-bill';
import { type HandBillEvent, handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { taxWithinFen } from '@portal/contract/rounding';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import { bills } from '../bill/bill.table.ts';
import { feeLabelOf, feeNameIn } from '../fee-label.public.ts';
import { feeItems } from '../meter/meter.table.ts';
import { formulaOf } from '../money/price-usage.ts';
import { creditNotes, type HandBill } from './charge.table.ts';
import type { HandBillFound } from './hand-bill.queries.ts';
import { pricedLines } from './hand-lines.ts';
import { proofOf } from './proof-file.ts';
import { secondFor } from './second-for.ts';
import { splitCredit } from './split-credit.ts';

export const viewHandBill = ({ handBill, enterpriseName, names, userName }: HandBillFound): HandBillRow => ({
  ...handBill,
  handBillId: handBill.id,
  kindLabel: handBillKindLabels[handBill.kind](),
  enterpriseName,
  feeLabel: names ? feeNameIn(names) : feeLabelOf({ feeCode: handBill.feeCode }),
  userName: userName ?? '',
  createdAt: handBill.createdAt.getTime(),
  state: handBill.status,
  stateLabel: handBillLifecycle.labels[handBill.status](),
});

/** Whether a person may fire an event: the one who asked withdraws, somebody else decides. */
export function mayFire(
  { askedBy }: Pick<HandBill, 'askedBy'>,
  event: HandBillEvent,
  needsSecond: boolean,
  userId: string,
): boolean {
  if (event === 'issue') return !needsSecond;
  if (event === 'ask') return needsSecond;
  if (event === 'approve' || event === 'return') return askedBy !== userId;
  return event !== 'withdraw' || askedBy === userId;
}

async function numbersOf(db: Db, { contractId, billId, issuedId }: HandBill) {
  // Sequential, because it also runs within transactions.
  const [contract] = await db
    .select({ no: contracts.no })
    .from(contracts)
    .where(eq(contracts.id, contractId ?? ''));
  const [bill] = await db
    .select()
    .from(bills)
    .where(eq(bills.id, billId ?? ''));
  const [issued] = await db
    .select({ no: bills.no })
    .from(bills)
    .where(eq(bills.id, issuedId ?? ''));
  const [note] = await db
    .select({ no: creditNotes.no })
    .from(creditNotes)
    .where(eq(creditNotes.id, issuedId ?? ''));
  return { contractNo: contract?.no ?? '', bill: bill ?? null, issuedNo: issued?.no ?? note?.no ?? '' };
}

/** The draft with what issuing it will do, by the functions that do it. */
export async function viewHandBillDetail(
  db: Db,
  { actor }: Pick<Context, 'actor'>,
  found: HandBillFound,
): Promise<HandBillDetail> {
  const { handBill } = found;
  const { kind, feeCode, lines, amountFen, fileId, billId, status, issuedId } = handBill;
  const [fee] = await db.select().from(feeItems).where(eq(feeItems.code, feeCode));
  const isOpen = status === 'DRAFT' || status === 'ASKED';
  const reasons = isOpen ? secondFor(handBill, fee, await readMoneyRules(db)) : [];
  const { contractNo, bill, issuedNo } = await numbersOf(db, handBill);
  const names = await namesOfUsers(db, [handBill.askedBy, handBill.decidedBy]);
  const priced = pricedLines(lines);
  const whole = { loweredFen: 0, creditedFen: amountFen };
  const effect = kind === 'CREDIT' && isOpen ? (bill ? splitCredit(bill, amountFen) : whole) : null;
  const { enterpriseId, contractId, dueDate, hasLateFee, reason } = handBill;
  return {
    ...viewHandBill(found),
    data: { kind, enterpriseId, contractId, billId, feeCode, lines, dueDate, hasLateFee, reason, fileId },
    contractNo,
    billNo: bill?.no ?? '',
    unit: found.unit ?? '',
    lines: lines.map((line, at) => ({
      ...line,
      formulaText: formulaOf(priced[at] ?? { usageX100: 0, unitPriceE4: 0 }),
    })),
    taxFen: taxWithinFen(amountFen, bill?.taxPpm ?? fee?.taxPpm ?? 0),
    secondFor: reasons,
    secondForLabels: reasons.map((why) => secondReasonLabels[why]()),
    effect,
    askedBy: names.get(handBill.askedBy ?? '') ?? '',
    decidedBy: names.get(handBill.decidedBy ?? '') ?? '',
    returnedFor: handBill.returnedFor,
    issuedBillId: kind === 'BILL' ? issuedId : null,
    issuedNo,
    file: await proofOf(db, fileId),
    actions: [
      ...(status === 'DRAFT' ? (['edit'] as const) : []),
      ...possibleEvents(handBillLifecycle.transitions, status, (event) =>
        mayFire(handBill, event, reasons.length > 0, actor.userId),
      ),
    ],
  };
}
