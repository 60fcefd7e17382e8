import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openCreditNote } from '../../billing/charge/open-credit-note.public.ts';
import { insertPaidOrder } from '../../lease/testing/move-out-park.ts';
import { creditOf } from '../account.public.ts';
import { context, insertTenant, owes, portal, secureClerk, useCounterPark } from '../testing/counter-park.ts';

useCounterPark();

const refund = async (payOrderId: string, amountFen: number) => {
  const data = {
    payOrderId,
    enterpriseId: null,
    amountFen,
    reason: '多收了物业费',
    payee: null,
    proofFileId: '',
  };
  return (await portal.call('POST /api/payManage/refund/openManage', { data }, await secureClerk())).header
    .retCode;
};

const credit = (enterpriseId: string, billId: string, amountFen: number) =>
  inTransaction(portal.db, (tx) =>
    openCreditNote(tx, context(), {
      enterpriseId,
      billId,
      feeCode: 'PROPERTY',
      lines: [{ name: '多计', quantityX100: 100, unitPriceE4: amountFen * 100, amountFen }],
      reason: '多计物业费',
      source: `test:${billId}:${amountFen}`,
    }),
  ).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.retCode : error),
  );

async function paidOnline(fen: number) {
  const { enterpriseId } = await insertTenant();
  const billId = await owes(enterpriseId, fen, { status: 'PAID', paidFen: fen, settledLateFen: 0 });
  return { enterpriseId, billId, payOrderId: await insertPaidOrder(portal.db, billId, fen) };
}

describe('money that was paid for a bill is given back once', () => {
  it('not as a refund what a credit note has made credit', async () => {
    const { enterpriseId, billId, payOrderId } = await paidOnline(100_000);
    expect(await credit(enterpriseId, billId, 60_000)).toBeNull();
    expect(await creditOf(portal.db, enterpriseId)).toBe(60_000);
    expect(await refund(payOrderId, 60_000)).toBe(retCodes.REFUND_OVER_PAID);
    expect(await refund(payOrderId, 40_000)).toBe(retCodes.SUCCESS);
  });

  it('not as credit what a refund under way will give back', async () => {
    const { enterpriseId, billId, payOrderId } = await paidOnline(100_000);
    expect(await refund(payOrderId, 70_000)).toBe(retCodes.SUCCESS);
    expect(await credit(enterpriseId, billId, 40_000)).toBe(retCodes.TRANSITION_REFUSED);
    expect(await credit(enterpriseId, billId, 30_000)).toBeNull();
  });

  it('whichever comes first of a refund and a credit note at the same moment', async () => {
    const { enterpriseId, billId, payOrderId } = await paidOnline(100_000);
    const [refunded, credited] = await Promise.all([
      refund(payOrderId, 80_000),
      credit(enterpriseId, billId, 80_000),
    ]);
    expect([refunded === retCodes.SUCCESS, credited === null].filter(Boolean)).toHaveLength(1);
  });
});
