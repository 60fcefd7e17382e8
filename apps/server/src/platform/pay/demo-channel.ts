import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { callChannel } from './call-channel.ts';
import { ChannelDown, ForgedNotice, ownCurrency, type PayChannel, UnreadableNotice } from './pay-channel.ts';
import { isSigned, nonceOf, signMessage } from './signed-message.ts';

/** The portal's credentials for the demo cashier, like a merchant's for a real channel. */
export interface CashierAccount {
  origin: string;
  /** The portal's key, which signs its calls. */
  privateKey: KeyObject;
  /** The cashier's key, which signs its answers and notifications. */
  cashierKey: KeyObject;
}

const date = z.iso.datetime().transform((text) => new Date(text));

/** The portal's identity at the cashier. */
export const demoSeller = { merchant: 'park-portal' };

const paySubject = z.object({
  attemptNo: z.string(),
  seller: z.record(z.string(), z.string()),
  currency: z.string(),
});
const refundSubject = paySubject.extend({ refundNo: z.string(), amountFen: z.int().positive() });

const payFinding = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('SUCCESS'),
    about: paySubject,
    amountFen: z.int().positive(),
    tradeNo: z.string(),
    paidAt: date,
  }),
  z.object({ state: z.enum(['PENDING', 'CLOSED', 'UNKNOWN']), about: paySubject.optional() }),
  z.object({ state: z.literal('FAILED'), about: paySubject.optional(), reason: z.string() }),
]);

const refundFinding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('SUCCESS'), about: refundSubject, channelRefundNo: z.string() }),
  z.object({ state: z.literal('PROCESSING'), about: refundSubject.optional() }),
  z.object({ state: z.literal('FAILED'), about: refundSubject.optional(), reason: z.string() }),
]);

const notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PAY'), noticeId: z.string(), attemptNo: z.string(), finding: payFinding }),
  z.object({ type: z.literal('REFUND'), noticeId: z.string(), refundNo: z.string(), finding: refundFinding }),
]);

const statement = z.object({
  lines: z.array(
    z.object({
      type: z.enum(['PAY', 'REFUND']),
      ownNo: z.string(),
      tradeNo: z.string(),
      amountFen: z.int(),
      currency: z.string().default(ownCurrency),
    }),
  ),
});

/** Signs calls and verifies signed answers; each answer is valid for its own call only. */
function createCaller({ origin, privateKey, cashierKey }: CashierAccount, clock: Clock) {
  return async <T>(verb: string, input: object, output: z.ZodType<T>): Promise<T> => {
    const path = `/v1/${verb}`;
    const body = JSON.stringify(input);
    const headers = signMessage(privateKey, path, body, clock.now());
    const answer = await callChannel(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!isSigned(cashierKey, `${path} ${nonceOf(headers)}`, answer, clock.now()))
      throw new ChannelDown(`The demo cashier's answer to ${verb} is not signed (${answer.status})`);
    const text = answer.body.toString();
    if (answer.status !== 200) throw new ChannelDown(`The demo cashier refused ${verb}: ${text}`);
    try {
      return output.parse(JSON.parse(text));
    } catch (error) {
      throw new ChannelDown(`The demo cashier's answer to ${verb} has another form`, { cause: error });
    }
  };
}

/** The demo park's channel. It moves no money, but uses calls and callbacks like a real one. */
export function createDemoChannel(account: CashierAccount, clock: Clock): PayChannel {
  const call = createCaller(account, clock);
  return {
    code: 'MOCK',
    seller: demoSeller,
    // Addresses without origin: the cashier's page is below the portal's, under whichever host name that is opened.
    open: ({ returnUrl, expireAt, ...request }) => {
      const { pathname, search } = new URL(returnUrl);
      return call(
        'open',
        { ...request, expireAt: expireAt.toISOString(), returnUrl: pathname + search },
        z.object({ pageUrl: z.string() }),
      );
    },
    query: (attemptNo) => call('query', { attemptNo }, payFinding),
    async close(attemptNo) {
      await call('close', { attemptNo }, z.object({}));
    },
    refund: ({ refundNo, attemptNo, amountFen }) =>
      call('refund', { refundNo, attemptNo, amountFen }, refundFinding),
    queryRefund: (refundNo) => call('queryRefund', { refundNo }, refundFinding),
    async readNotice(raw) {
      if (!isSigned(account.cashierKey, 'notice', raw, clock.now()))
        throw new ForgedNotice('The notice is not signed by the demo cashier');
      try {
        return notice.parse(JSON.parse(raw.body.toString()));
      } catch (error) {
        throw new UnreadableNotice('The notice of the demo cashier cannot be read', { cause: error });
      }
    },
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify({ code: isTaken ? 'SUCCESS' : 'FAIL' }),
    }),
    statement: async (day) => (await call('statement', { day }, statement)).lines,
  };
}
