import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';

const uuid = z.uuid();

/** The id under which a client may repeat a call, from the body; undefined if absent. */
export function readRequestId({ body }: Pick<FastifyRequest, 'body'>): string | undefined {
  const given = body !== null && typeof body === 'object' && 'requestId' in body ? body.requestId : '';
  if (given === '') return undefined;
  const { success, data } = uuid.safeParse(given);
  if (success) return data.toLowerCase();
  throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: { requestId: m.fault_request_id() } } });
}
