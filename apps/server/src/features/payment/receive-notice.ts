import { payChannels } from '@portal/contract/payment-terms';
import type { FastifyInstance } from 'fastify';
import type { Contributions } from '../../feature/feature.ts';
import type { Deps } from '../../platform/deps.ts';
import { systemContext } from '../../platform/http/context.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { ForgedNotice, type RawNotice } from '../../platform/pay/pay-channel.ts';
import type { Desk } from './desk.ts';
import { recordFinding } from './order/record-finding.ts';
import { payNotices } from './payment.table.ts';
import { recordRefund } from './refund/process-refund.ts';

const largestNotice = 64 * 1024;

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** @throws {ForgedNotice} */
async function take(deps: Deps, desk: Desk, code: string, raw: RawNotice): Promise<Answer | null> {
  const known = payChannels.find((one) => one === code);
  const channel = known && desk.pay.get(known);
  if (!channel) return null;
  const ctx = systemContext(deps);
  const notice = await channel.readNotice(raw);
  if (notice.type === 'PAY') await recordFinding(ctx, desk, notice.attemptNo, notice.finding);
  else await recordRefund(ctx, desk, notice.refundNo, notice.finding);
  await ctx.db
    .insert(payNotices)
    .values({
      id: orderedId(ctx.now.getTime()),
      channel: channel.code,
      noticeId: notice.noticeId,
      body: raw.body.toString('utf8'),
      receivedAt: ctx.now,
    })
    .onConflictDoNothing();
  return channel.answerNotice(true);
}

/**
 * Where channels send their notices. A signature is verified over the bytes that came, so these are not parsed before.
 * What a notice says is written once, however often it comes; what is not taken is sent again by the channel.
 */
export function registerNotices(app: FastifyInstance, deps: Deps, { payables }: Contributions): void {
  const desk: Desk = { pay: deps.pay, payables };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotice }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { channel: string } }>('/api/payNotify/:channel', async (request, reply) => {
      const { channel } = request.params;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const answer = await take(deps, desk, channel, { headers: request.headers, body });
        if (!answer) return await reply.code(404).send();
        return await reply.code(answer.status).type(answer.type).send(answer.body);
      } catch (error) {
        if (!(error instanceof ForgedNotice)) throw error;
        request.log.warn({ channel, reason: error.message }, 'forged notice');
        return reply.code(401).send();
      }
    });
  });
}
