import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id } from '../fields.ts';
import { labelled, optionalText, requiredNote, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { managedRefund } from './manage.ts';
import { payee } from './payee.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'REFUND' } as const;

/** Maximum of one refund: a hundred million yuan. */
const mostFen = 10_000_000_000;

/** A refund by the finance office: of an order, or of a tenant's credit. */
export const officeRefundContent = z.object({
  payOrderId: labelled(m.log_entity_pay_order, id.nullable().default(null)),
  /** The tenant whose credit is paid back. */
  enterpriseId: labelled(m.field_tenant, id.nullable().default(null)),
  amountFen: wholeBetween(m.field_refund_amount, 1, mostFen),
  reason: requiredNote(m.field_reason, 200, 5),
  /** Another account than the payment came from; null for the channel or account it came from. */
  payee: payee.nullable().default(null),
  /** Proof of the other account. */
  proofFileId: optionalText(m.move_out_proof, 64),
});
export type OfficeRefundContent = z.infer<typeof officeRefundContent>;

export const refundOpenManage = call.write(byFinance, '/api/payManage/refund/openManage', {
  summary: 'Refunds a payment, or a tenant’s credit, for the finance office.',
  input: z.object({ data: officeRefundContent }),
  output: managedRefund,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.REFUND_OVER_PAID,
    retCodes.SECURE_LOGIN_NEEDED,
  ],
});
