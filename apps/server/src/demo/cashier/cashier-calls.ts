import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { isSigned, nonceOf, signMessage } from '../../platform/pay/signed-message.ts';
import type { readCashierKeys } from './cashier-keys.ts';
import { closePayment, openPayment, queryPayment } from './payments.ts';
import { queryRefund, refund } from './refunds.ts';
import { statementOf } from './statement.ts';

interface CashierDeps {
  db: Db;
  clock: Clock;
  keys: Awaited<ReturnType<typeof readCashierKeys>>;
}

/** A call the cashier refuses; `status` is the HTTP status of its response. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const number = z.string().regex(/^[A-Za-z0-9]{1,32}$/);
const fen = z.int().min(1);

const call =
  <T>(input: z.ZodType<T>, work: (db: Db, given: T, now: Date) => Promise<object>) =>
  (db: Db, body: string, now: Date): Promise<object> => {
    const parsed = input.safeParse(JSON.parse(body));
    if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
    return work(db, parsed.data, now);
  };

const calls = {
  open: call(
    z.object({
      attemptNo: number,
      amountFen: fen,
      title: z.string().max(200),
      expireAt: z.iso.datetime().transform((text) => new Date(text)),
      // A path of the portal, so that the cashier never redirects elsewhere.
      returnUrl: z.string().regex(/^\/(?![/\\])/),
    }),
    async (db, opening, now) => {
      const payment = await openPayment(db, opening, now);
      if (!payment) throw new Refused(409, 'this number was used for another sum');
      return { pageUrl: `/demo-cashier/pay/${payment.token}` };
    },
  ),
  query: call(z.object({ attemptNo: number }), (db, { attemptNo }, now) => queryPayment(db, attemptNo, now)),
  close: call(z.object({ attemptNo: number }), async (db, { attemptNo }, now) => {
    if ((await closePayment(db, attemptNo, now)) === 'PAID') throw new Refused(409, 'it is paid');
    return {};
  }),
  refund: call(z.object({ refundNo: number, attemptNo: number, amountFen: fen }), refund),
  queryRefund: call(z.object({ refundNo: number }), (db, { refundNo }, now) =>
    queryRefund(db, refundNo, now),
  ),
  statement: call(z.object({ day: z.iso.date() }), async (db, { day }, now) => ({
    lines: await statementOf(db, day, now),
  })),
};

const isVerb = (verb: string): verb is keyof typeof calls => Object.hasOwn(calls, verb);

async function answer({ db, clock, keys }: CashierDeps, request: FastifyRequest): Promise<object> {
  const { verb } = request.params as { verb: string };
  const body = request.body as string;
  if (!isSigned(keys.PORTAL.publicKey, `/v1/${verb}`, { headers: request.headers, body }, clock.now()))
    throw new Refused(401, 'the signature is wrong or old');
  if (!isVerb(verb)) throw new Refused(404, 'no such call');
  return calls[verb](db, body, clock.now());
}

/** The calls of the portal's payment channel; signatures cover the raw bytes, so bodies are not parsed first. */
export async function registerCalls(app: FastifyInstance, deps: CashierDeps): Promise<void> {
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    api.post('/v1/:verb', async (request, reply: FastifyReply) => {
      const { status, body } = await answer(deps, request).then(
        (found) => ({ status: 200, body: JSON.stringify(found) }),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          return { status: error.status, body: JSON.stringify({ message: error.message }) };
        },
      );
      const subject = `${request.url} ${nonceOf(request.headers)}`;
      return reply
        .code(status)
        .headers(signMessage(deps.keys.CASHIER.privateKey, subject, body, deps.clock.now()))
        .type('application/json')
        .send(body);
    });
  });
}
