import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, chosenDay, chosenId, day, fen, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { choice, labelled, note, oneOf, requiredText, textBetween } from '../form-field.ts';
import { feeCode, unitPrice } from './bill-price.ts';
import { chargeQuantity } from './charge.ts';
import { handBillKinds, secondReasons } from './charge-terms.ts';
import { handBillLifecycle } from './hand-bill-lifecycle.ts';

const byFinance = { tag: 'charge', access: ['OP_FINANCE'] } as const;

/** A line: what the enterprise reads, quantity × price. */
const handLine = z.object({
  name: requiredText(m.charge_line_name, 60),
  quantityX100: chargeQuantity,
  unitPriceE4: unitPrice,
});

/** A bill or credit note by hand. */
export const handBillContent = z.object({
  kind: choice(m.field_kind, handBillKinds),
  enterpriseId: chosenId(m.field_enterprise),
  /** Null for none. */
  contractId: chosenId(m.field_contract).nullable().default(null),
  /** The bill that a credit note lowers; null for credit of the tenant. */
  billId: chosenId(m.billing_bill).nullable().default(null),
  feeCode,
  lines: labelled(
    m.charge_lines,
    z
      .array(handLine)
      .min(1, { error: fault.enter(m.charge_lines) })
      .max(30, { error: fault.most(m.charge_lines, 30) }),
  ),
  /** Null for a credit note. */
  dueDate: chosenDay(m.billing_due_date).nullable().default(null),
  hasLateFee: labelled(m.charge_has_late_fee, z.boolean()).default(false),
  reason: textBetween(m.field_reason, 2, 200),
  /** Empty if none. */
  fileId: labelled(m.charge_proof, z.string().max(64)).default(''),
});
export type HandBillContent = z.infer<typeof handBillContent>;

const row = z.object({
  handBillId: id,
  kind: z.enum(handBillKinds),
  kindLabel: z.string(),
  enterpriseName: z.string(),
  feeLabel: z.string(),
  amountFen: fen,
  dueDate: day.nullable(),
  userName: z.string(),
  createdAt: instant,
  state: z.enum(handBillLifecycle.states),
  stateLabel: z.string(),
  version: z.int(),
});
export type HandBillRow = z.infer<typeof row>;

const detail = row.extend({
  data: handBillContent,
  contractNo: z.string(),
  billNo: z.string(),
  unit: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantityX100: z.int(),
      unitPriceE4: z.int(),
      amountFen: fen,
      formulaText: z.string(),
    }),
  ),
  taxFen: fen,
  /** Why a second person has to approve it; empty if nobody has to. */
  secondFor: z.array(z.enum(secondReasons)),
  secondForLabels: z.array(z.string()),
  /** What a credit note will do: lower the bill, and become credit. */
  effect: z.object({ loweredFen: fen, creditedFen: fen }).nullable(),
  askedBy: z.string(),
  decidedBy: z.string(),
  returnedFor: z.string(),
  /** The bill it became; null for a credit note or before. */
  issuedBillId: id.nullable(),
  issuedNo: z.string(),
  file: attachment.nullable(),
  actions: abilities(['edit', ...handBillLifecycle.events]),
});
export type HandBillDetail = z.infer<typeof detail>;

export const handBillQueryList = call.list(byFinance, '/api/propertyManage/handBill/queryList', {
  summary: 'Lists the bills and credit notes by hand, newest first.',
  filter: { state: oneOf(m.field_state, handBillLifecycle.states).optional(), keyword: keyword.optional() },
  output: pageOfTabs(row, handBillLifecycle.states),
});

export const handBillQueryDetail = call.detail(byFinance, '/api/propertyManage/handBill/queryDetail', {
  summary: 'Returns a bill or credit note by hand, with what issuing it will do.',
  output: detail,
});

export const handBillSave = call.save(byFinance, '/api/propertyManage/handBill/save', {
  summary: 'Creates a draft of a bill or credit note, or updates the one whose version is given.',
  data: handBillContent,
  output: detail,
});

export const handBillOperate = call.operate(byFinance, '/api/propertyManage/handBill/operate', {
  summary:
    'Issues a draft, or sends it to a second person where the amount, the price or the fee item needs one; the second person approves or returns it.',
  events: handBillLifecycle.events,
  fields: { reason: note(m.field_reason, 200) },
  output: detail,
});
