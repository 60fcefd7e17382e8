import { type BankAccount, ForgedNotice, type PayChannel } from './pay-channel.ts';
import { remittanceCode } from './remittance-code.ts';

const sevenDays = 7 * 24 * 60;

/** Fictitious account of the demo park. */
export const demoBankAccount: BankAccount = {
  name: '云岫花谷园区运营有限公司（演示）',
  bank: '云岫农商银行（演示）花谷支行',
  number: '0000880012031800',
};

/** Transfers to the park's account. They are only known from the bank statement, which staff import and match. */
export const createBankTransfer = (account: BankAccount): PayChannel => ({
  code: 'BANK_TRANSFER',
  seller: {},
  minutes: sevenDays,
  account,
  open: async ({ attemptNo }) => ({ remittanceCode: remittanceCode(attemptNo) }),
  query: async () => ({ state: 'PENDING' }),
  // A transfer on its way cannot be stopped; if it arrives after all, it is money for a closed order.
  close: async () => undefined,
  refund: async () => ({ state: 'BY_HAND' }),
  queryRefund: async () => ({ state: 'BY_HAND' }),
  readNotice: async () => {
    throw new ForgedNotice('A bank transfer has no notices');
  },
  answerNotice: () => ({ status: 404, type: 'text/plain', body: '' }),
  statement: async () => null,
});
