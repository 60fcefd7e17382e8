import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { registerRequestLimits } from '../../platform/http/request-limits.ts';
import { registerLocale } from '../../platform/locale.ts';
import type { CashierAccount } from '../../platform/pay/demo-channel.ts';
import { registerCalls } from './cashier-calls.ts';
import { readCashierKeys } from './cashier-keys.ts';
import { cashierOutcomes } from './cashier-outcomes.ts';
import { cashierStyle, missingPage, paymentPage } from './cashier-page.ts';
import { forgetOld } from './forget-old.ts';
import { deliverDue } from './notices.ts';
import { choose, findByToken } from './payments.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const largestBody = 16 * 1024;
const pollMs = 500;
const forgetMs = 60 * 60_000;

export interface Cashier extends CashierAccount {
  /** Sends due notices now instead of within half a second. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

interface CashierSettings {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Where notices go; null while nothing listens there. */
  notifyUrl: () => string | null;
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);

function registerPages(app: FastifyInstance, { db }: Database, clock: Clock): void {
  app.get('/demo-cashier/style.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(cashierStyle),
  );
  app.get<{ Params: { token: string } }>('/demo-cashier/pay/:token', async ({ params }, reply) => {
    const payment = await findByToken(db, params.token);
    return payment
      ? sendPage(reply, paymentPage(payment, clock.now()))
      : sendPage(reply.code(404), missingPage());
  });
  app.post<{ Params: { token: string }; Body: { outcome?: unknown } | undefined }>(
    '/demo-cashier/pay/:token',
    async ({ params: { token }, body }, reply) => {
      const payment = await findByToken(db, token);
      if (!payment) return sendPage(reply.code(404), missingPage());
      const outcome = cashierOutcomes.find((one) => one === body?.outcome);
      if (!outcome) return reply.redirect(`/demo-cashier/pay/${token}`, 303);
      await choose(db, token, outcome, clock.now());
      return reply.redirect(payment.returnUrl, 303);
    },
  );
}

/** Starts the demo cashier as a separate service, as far from the portal as a bank would be. */
export async function startCashier(
  database: Database,
  { clock, log, notifyUrl }: CashierSettings,
): Promise<Cashier> {
  const { db } = database;
  const keys = await readCashierKeys(db);
  const app = Fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  registerLocale(app);
  registerRequestLimits(app);
  registerPages(app, database, clock);
  await registerCalls(app, { db, clock, keys });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  let running = Promise.resolve();
  const send = async () => {
    const url = notifyUrl();
    if (url) await deliverDue({ db, clock, key: keys.CASHIER.privateKey, notifyUrl: url });
  };
  const deliver = () => {
    running = running.then(send).catch((error: unknown) => {
      log.warn({ err: error }, 'the demo cashier could not deliver notifications');
    });
    return running;
  };
  // Polls, so that notices that fell due while the server was down are sent later.
  const rounds = setInterval(() => void deliver(), pollMs).unref();
  const forgetting = setInterval(() => {
    forgetOld(db, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the demo cashier could not delete old records'),
    );
  }, forgetMs).unref();
  return {
    origin,
    privateKey: keys.PORTAL.privateKey,
    cashierKey: keys.CASHIER.publicKey,
    deliver,
    async close() {
      clearInterval(rounds);
      clearInterval(forgetting);
      await running;
      await app.close();
    },
  };
}
