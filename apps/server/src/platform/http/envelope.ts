import type { Envelope, RefusalData } from '@portal/contract/envelope';
import { retCodes, retMessages } from '@portal/contract/ret-code';
import type { FastifyReply } from 'fastify';
import type { AppError } from './app-error.ts';

/** Fills `{name}` in a catalogue message. */
function fillMessage(message: string, fill: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}

export function refusalEnvelope(error: AppError): Envelope<RefusalData> {
  const retMsg = error.retMsg ?? fillMessage(retMessages[error.retCode], error.fill);
  return { header: { retCode: error.retCode, retMsg }, body: { data: error.data } };
}

export const successHeader = { retCode: retCodes.SUCCESS, retMsg: retMessages[retCodes.SUCCESS] };

/** Business answers are never cached by anyone between us and the caller. */
export function sendEnvelope(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(json);
}
