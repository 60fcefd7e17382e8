import type { FastifyRequest } from 'fastify';
import { uploadFiles } from '../../../platform/files/upload-files.ts';
import type { FormContext } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isToken } from '../../../platform/session/token.ts';
import { getApplicant } from './applicant.ts';

function ticketOf({ query }: FastifyRequest): string | undefined {
  const { regTicket } = query as { regTicket?: unknown };
  return typeof regTicket === 'string' && isToken(regTicket) ? regTicket : undefined;
}

/**
 * Stores the licence of applicants who cannot log in yet, as their own file.
 * @throws {AppError} 200013, 500015
 */
export async function uploadLicence(ctx: FormContext<Actor | null>) {
  const user = await getApplicant(ctx, ticketOf(ctx.request));
  const actor = ctx.actor ?? {
    sessionId: '',
    userId: user.id,
    userAccId: user.userAccId,
    userType: user.userType,
    operatorRoles: [],
    enterpriseId: user.enterpriseId,
    memberRole: null,
    auditStatus: user.auditStatus,
  };
  return uploadFiles({ ...ctx, actor });
}
