import type { BankDoubtState } from '@portal/contract/payment/bank-doubt-terms';
import type { BankLineState } from '@portal/contract/payment/bank-line-terms';
import type { ReceiptState } from '@portal/contract/payment/receipt-terms';
import type { PayOrderState, RefundState } from '@portal/contract/payment/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const orderVariants: Record<PayOrderState, StatusKind> = {
  CREATED: 'waiting',
  PAYING: 'checking',
  SUCCESS: 'done',
  CLOSED: 'closed',
  EXCEPTION: 'late',
  SUCCESS_LATE: 'closed',
};

export const refundVariants: Record<RefundState, StatusKind> = {
  APPLIED: 'checking',
  APPROVED: 'checking',
  PROCESSING: 'checking',
  SUCCESS: 'done',
  FAILED: 'late',
  REJECTED: 'late',
  WITHDRAWN: 'closed',
};

export const doubtVariants: Record<BankDoubtState, StatusKind> = {
  OPEN: 'waiting',
  ENTERED: 'done',
  DROPPED: 'closed',
};

export const lineVariants: Record<BankLineState, StatusKind> = {
  HELD: 'waiting',
  PROPOSED: 'checking',
  PART: 'waiting',
  RETURNING: 'checking',
  MATCHED: 'done',
  RETURNED: 'closed',
};

export const receiptVariants: Record<ReceiptState, StatusKind> = {
  PROPOSED: 'waiting',
  BOOKED: 'done',
  REVERSING: 'checking',
  REVERSED: 'closed',
  DROPPED: 'closed',
};
