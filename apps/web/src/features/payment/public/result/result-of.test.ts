import type { PayOrderDetail } from '@portal/contract/payment/public';
import { expect, test } from 'vitest';
import { type PayResult, resultOf } from './result-of.ts';

type Given = Partial<Omit<PayOrderDetail, 'attempt'>> & { attempt?: string };

const orderOf = ({ attempt, ...given }: Given) =>
  ({
    totalFen: 1_000,
    refundedFen: 0,
    actions: ['pay', 'cancel'],
    attempt: attempt === undefined ? null : { state: attempt },
    ...given,
  }) as PayOrderDetail;

test.each<[Given, PayResult]>([
  [{ state: 'CREATED' }, 'open'],
  [{ state: 'CREATED', actions: [] }, 'closed'],
  [{ state: 'PAYING', attempt: 'INIT' }, 'waiting'],
  [{ state: 'PAYING', attempt: 'PENDING' }, 'waiting'],
  // The channel may still report a payment after the time to pay has run out.
  [{ state: 'PAYING', attempt: 'UNKNOWN', actions: [] }, 'waiting'],
  [{ state: 'PAYING', attempt: 'FAILED' }, 'failed'],
  [{ state: 'PAYING', attempt: 'FAILED', actions: [] }, 'closed'],
  [{ state: 'PAYING', attempt: 'CLOSED' }, 'open'],
  [{ state: 'SUCCESS', attempt: 'SUCCESS' }, 'paid'],
  [{ state: 'SUCCESS', refundedFen: 400 }, 'partlyRefunded'],
  [{ state: 'SUCCESS', refundedFen: 1_000 }, 'refunded'],
  [{ state: 'CLOSED', attempt: 'CLOSED' }, 'closed'],
  [{ state: 'SUCCESS_LATE', attempt: 'SUCCESS' }, 'late'],
  [{ state: 'EXCEPTION', attempt: 'SUCCESS' }, 'differs'],
])('%o is %s', (given, result) => {
  expect(resultOf(orderOf(given))).toBe(result);
});
