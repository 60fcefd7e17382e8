import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getTicketSubject } from '../../identity/ticket.public.ts';
import { findUser, type UserRow } from '../../identity/user.public.ts';

/**
 * The holder of a registration ticket, or the logged-in enterprise account.
 * @throws {AppError} 200013 for a missing caller, an expired ticket, or an account that cannot apply
 */
export async function getApplicant(
  ctx: Context<Actor | null>,
  regTicket: string | undefined,
): Promise<UserRow> {
  const userId =
    regTicket === undefined ? ctx.actor?.userId : await getTicketSubject(ctx.db, ctx.clock, 'REG', regTicket);
  const user = userId === undefined ? undefined : await findUser(ctx.db, userId);
  if (user?.userType !== '200' || user.status !== 'NORMAL') throw new AppError(retCodes.TICKET_EXPIRED);
  return user;
}
