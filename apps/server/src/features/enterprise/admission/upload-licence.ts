import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { Limiter } from '../../../platform/files/limit-concurrency.ts';
import { uploadFiles } from '../../../platform/files/upload-files.ts';
import type { UploadGate } from '../../../platform/files/upload-quota.ts';
import type { Call } from '../../../platform/http/endpoints.ts';
import { isToken } from '../../../platform/session/token.ts';
import { getApplicant } from './applicant.ts';

interface UploadDeps extends Deps {
  gate: UploadGate;
  inspection: Limiter;
}

type UploadCall = Omit<Call<never>, 'input'> & { request: FastifyRequest };

function ticketOf({ query }: FastifyRequest): string | undefined {
  const { regTicket } = query as { regTicket?: unknown };
  return typeof regTicket === 'string' && isToken(regTicket) ? regTicket : undefined;
}

/**
 * Takes the licence of an applicant who cannot log in yet, as a file of his own.
 * @throws {AppError} 200013, 500015
 */
export async function uploadLicence(deps: UploadDeps, call: UploadCall) {
  const user = await getApplicant(deps, { regTicket: ticketOf(call.request), actor: call.actor });
  const actor = call.actor ?? {
    sessionId: '',
    userId: user.id,
    userAccId: user.userAccId,
    userType: user.userType,
    operatorRoles: [],
    enterpriseId: user.enterpriseId,
    memberRole: null,
    auditStatus: user.auditStatus,
  };
  return uploadFiles(deps, { ...call, actor });
}
