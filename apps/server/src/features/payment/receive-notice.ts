import { payChannels } from '@portal/contract/payment/terms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contributions } from '../../feature/feature.ts';
import { isBusy, isConnectionLost } from '../../platform/database/connection-error.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import {
  ForgedNotice,
  type PayChannel,
  type PayNotice,
  type RawNotice,
  UnreadableNotice,
} from '../../platform/pay/pay-channel.ts';
import type { Desk } from './desk.ts';
import { recordFinding } from './order/record-finding.ts';
import { payNotices } from './payment.table.ts';
import { type Heard, keepContradiction, type Recorded } from './reconcile/keep-contradiction.ts';
import { recordRefund } from './refund/process-refund.ts';

const largestNotice = 64 * 1024;

type Outcome = 'WRITTEN' | 'NOT_WRITTEN' | 'REFUSED';

/** Records a notice and what it reports, or keeps it as a difference, in one transaction. */
const write = (ctx: WriteContext, desk: Desk, heard: Heard, notice: PayNotice): Promise<Recorded> =>
  inTransaction(ctx.db, async (tx) => {
    const inTx = { ...ctx, db: tx };
    const recorded =
      notice.type === 'PAY'
        ? await recordFinding(inTx, desk, heard, notice.attemptNo, notice.finding)
        : await recordRefund(inTx, desk, heard, notice.refundNo, notice.finding);
    if (recorded === 'WRITTEN')
      await tx
        .insert(payNotices)
        .values({
          id: orderedId(ctx.now.getTime()),
          channel: heard.channel,
          noticeId: notice.noticeId,
          body: heard.notice ?? '',
          receivedAt: ctx.now,
        })
        .onConflictDoNothing();
    return recorded;
  });

/**
 * Keeps a notice that must be from the channel but cannot be read. All of these from one channel are a single
 * difference.
 */
const keepUnreadable = (ctx: WriteContext, heard: Heard): Promise<void> =>
  inTransaction(ctx.db, (tx) =>
    keepContradiction(tx, ctx, heard, {
      kind: 'UNREADABLE',
      type: null,
      ownNo: '',
      tradeNo: '',
      payOrderId: null,
      ourFen: null,
      theirFen: null,
      contradictions: [],
    }),
  );

/** @throws {ForgedNotice} and any error that keeps the notice from being recorded */
async function take(deps: Deps, desk: Desk, channel: PayChannel, raw: RawNotice): Promise<Outcome> {
  const ctx = systemContext(deps);
  // PostgreSQL text cannot contain NUL.
  const heard: Heard = {
    channel: channel.code,
    source: 'NOTICE',
    notice: raw.body.toString('utf8').replaceAll('\0', ''),
  };
  let notice: PayNotice;
  try {
    notice = await channel.readNotice(raw);
  } catch (error) {
    if (!(error instanceof UnreadableNotice)) throw error;
    await keepUnreadable(ctx, heard);
    throw error;
  }
  let recorded: Recorded | undefined;
  try {
    recorded = await write(ctx, desk, heard, notice);
  } finally {
    if (recorded !== 'WRITTEN') notice.allowAgain?.();
  }
  if (recorded === 'WRITTEN') return recorded;
  return recorded === 'FOREIGN' ? 'REFUSED' : 'NOT_WRITTEN';
}

const channelOf = ({ pay }: Desk, code: string): PayChannel | undefined => {
  const known = payChannels.find((one) => one === code);
  return known && pay.get(known);
};

type NoticeRequest = FastifyRequest<{ Params: { channel: string } }>;

/** The HTTP status of an error, never one that a channel takes for success. */
function statusOf(error: unknown): number {
  if (error instanceof ForgedNotice) return 401;
  const { statusCode } = error as Partial<FastifyError>;
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return statusCode;
  return isBusy(error) || isConnectionLost(error) ? 503 : 500;
}

/**
 * Endpoints for the channels' notices. Signatures are verified over the raw bytes, so the bodies are not parsed first.
 * A notice is recorded once, however often it comes. Only what was recorded, or known already, is answered with 200;
 * anything else gets the channel's word for failure and another status, so that the channel sends it again.
 */
export function registerNotices(app: FastifyInstance, deps: Deps, { payables }: Contributions): void {
  const desk: Desk = { pay: deps.pay, payables };
  const answer = (request: NoticeRequest, reply: FastifyReply, isTaken: boolean, status?: number) => {
    const channel = channelOf(desk, request.params.channel);
    if (!channel) return reply.code(status ?? 404).send();
    const words = channel.answerNotice(isTaken);
    return reply
      .code(status ?? words.status)
      .type(words.type)
      .send(words.body);
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotice }, (_request, body, done) =>
      done(null, body),
    );
    // The portal's own errors have status 200, which a channel would take for success.
    scope.setErrorHandler((error, request, reply) => {
      const status = statusOf(error);
      const { channel } = (request as NoticeRequest).params;
      if (status < 500)
        request.log.warn({ channel, reason: (error as Error).message }, 'payment notification rejected');
      else request.log.error({ channel, err: error }, 'payment notification not stored');
      if (status === 503) reply.header('retry-after', '5');
      return answer(request as NoticeRequest, reply, false, status);
    });
    scope.post<{ Params: { channel: string } }>('/api/payNotify/:channel', async (request, reply) => {
      const channel = channelOf(desk, request.params.channel);
      if (!channel) return reply.code(404).send();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await take(deps, desk, channel, { headers: request.headers, body });
      if (outcome === 'WRITTEN') return answer(request, reply, true);
      request.log.warn({ channel: channel.code, outcome }, 'payment notification contradicts our records');
      return answer(request, reply, false, outcome === 'REFUSED' ? 401 : undefined);
    });
  });
}
