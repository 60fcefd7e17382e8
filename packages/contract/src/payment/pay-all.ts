import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import { billRow } from '../billing/bill.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant } from '../fields.ts';
import { labelled, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { maxOrderItems } from './split-credit.ts';

const audited = { tag: 'payment', access: 'audited' } as const;
const finance = { tag: 'payment', access: 'finance' } as const;

const payableBill = billRow
  .pick({
    billId: true,
    no: true,
    feeCode: true,
    feeLabel: true,
    period: true,
    place: true,
    lateFeeFen: true,
    payableFen: true,
    dueDate: true,
    state: true,
  })
  .extend({
    /** Empty for a bill without a contract. */
    contractNo: z.string(),
    /** Percent above the month before; null unless it is unusually more. */
    morePercent: z.int().nullable(),
  });
export type PayableBill = z.infer<typeof payableBill>;

const openOrder = z.object({
  payOrderId: id,
  no: z.string(),
  itemCount: z.int(),
  totalFen: fen,
  expireAt: instant,
});

export const accountQueryPayable = call.read(audited, '/api/payManage/account/queryPayable', {
  summary:
    'Returns the bills that the caller’s enterprise can pay now, earliest due first, at most 100, with its credit and its open orders.',
  output: z.object({
    rows: z.array(payableBill),
    /** All bills that can be paid, including those beyond the first 100. */
    total: z.int(),
    creditFen: fen,
    orders: z.array(openOrder),
    canPay: ability(),
  }),
});

const mostFen = 10_000_000_000;

export const accountPayWithCredit = call.write(finance, '/api/payManage/account/payWithCredit', {
  summary:
    'Pays the selected bills from the credit, earliest due first, and opens an order for what is left; no order if nothing is.',
  input: z.object({
    data: z.object({
      ids: labelled(
        m.field_pay_items,
        z
          .array(id)
          .min(1, { error: fault.choose(m.field_pay_items) })
          .max(maxOrderItems, { error: fault.most(m.field_pay_items, maxOrderItems) }),
      ),
      /** Total of the bills, as the payer was shown. */
      totalFen: wholeBetween(m.field_amount, 1, mostFen),
      /** Credit used, as the payer was shown: all there is, or what the bills need. */
      creditFen: wholeBetween(m.field_amount, 1, mostFen),
    }),
  }),
  output: z.object({ payOrderId: id.nullable() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.ALREADY_PAID,
    retCodes.TRANSITION_REFUSED,
    retCodes.IN_OTHER_ORDER,
    retCodes.AMOUNT_CHANGED,
  ],
});
