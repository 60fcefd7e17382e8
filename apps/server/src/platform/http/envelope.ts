import type { Envelope, RefusalData } from '@portal/contract/envelope';
import { retCodes } from '@portal/contract/ret-code';
import { retMessages } from '@portal/contract/ret-messages';
import type { FastifyReply } from 'fastify';
import type { AppError } from './app-error.ts';

export function refusalEnvelope(error: AppError): Envelope<RefusalData> {
  return { header: { retCode: error.retCode, retMsg: error.words() }, body: { data: error.data } };
}

export const successHeader = () => ({
  retCode: retCodes.SUCCESS,
  retMsg: retMessages[retCodes.SUCCESS]({}),
});

/** Sends an answer that neither proxies nor browsers may cache. */
export function sendEnvelope(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(json);
}
