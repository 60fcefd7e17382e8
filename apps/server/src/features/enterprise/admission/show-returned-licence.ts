import type { FastifyReply } from 'fastify';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getApplicant } from './applicant.ts';
import { findAuditOf } from './audit.queries.ts';

/**
 * Sends the returned licence image to applicants who cannot log in yet.
 * @throws {AppError} 200013
 */
export async function showReturnedLicence(
  ctx: ReplyContext<Actor | null>,
  { regTicket }: { regTicket?: string | undefined },
): Promise<FastifyReply> {
  const user = await getApplicant(ctx, regTicket);
  const audit = await findAuditOf(ctx.db, user);
  const fileId = audit?.applicantId === user.id && audit.returned?.application.licenseFileId;
  const file = fileId ? await findFile(ctx.db, fileId, 0) : null;
  return file ? sendFile(ctx, file) : sendMissing(ctx.reply);
}
