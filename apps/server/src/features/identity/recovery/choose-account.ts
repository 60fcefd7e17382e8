import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { listUsersByPhone } from '../account/user.queries.ts';
import { getTicketSubject } from '../ticket.public.ts';
import { getUser, type UserRow } from '../user.public.ts';
import { requireChangeSign } from '../verify-code/phone-sign.ts';

/** How a password change identifies its account: by phone number, or by sign, timestamp and both ids. */
export interface NamedAccount {
  phoneNumber?: string | undefined;
  timestamp?: number | undefined;
  sign?: string | undefined;
  userId?: string | undefined;
  userAccId?: string | undefined;
}

const isNamed = ({ id, userAccId }: UserRow, named: NamedAccount) =>
  named.userId === id && named.userAccId === userAccId;

/**
 * The chosen account among those of the ticket's number.
 * @throws {AppError} 200013, 200008, 100001 if the number has several accounts and none is named
 */
export async function chooseRecoveredAccount(
  ctx: Context<Actor | null>,
  pwdTicket: string,
  named: NamedAccount,
): Promise<UserRow> {
  const phoneNumber = await getTicketSubject(ctx.db, ctx.clock, 'PWD', pwdTicket);
  const accounts = await listUsersByPhone(ctx.db, phoneNumber);
  if (named.sign !== undefined) {
    requireChangeSign(phoneNumber, { sign: named.sign, timestamp: named.timestamp }, ctx.now);
    const meant = accounts.find((account) => isNamed(account, named));
    if (!meant) throw new AppError(retCodes.SIGN_WRONG);
    return meant;
  }
  if (named.phoneNumber !== phoneNumber) throw new AppError(retCodes.TICKET_EXPIRED);
  const meant = accounts.find(({ userAccId }) => userAccId === named.userAccId);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const chosen = meant ?? only;
  if (!chosen)
    throw new AppError(retCodes.PARAMETER_INVALID, {
      data: { fields: { userAccId: m.fault_account_choice() } },
    });
  return chosen;
}

/**
 * The session's own account. The userAccId sent with every call is ignored.
 * @throws {AppError} 200005, 200008, 500403 for a sign of another account
 */
export async function chooseOwnAccount(ctx: Context<Actor | null>, named: NamedAccount): Promise<UserRow> {
  if (!ctx.actor) throw new AppError(retCodes.NOT_LOGGED_IN);
  const user = await getUser(ctx.db, ctx.actor.userId);
  if (named.sign !== undefined) {
    if (!isNamed(user, named)) throw new AppError(retCodes.SECURITY_STOP);
    requireChangeSign(user.phoneNumber, { sign: named.sign, timestamp: named.timestamp }, ctx.now);
  } else if (named.phoneNumber !== user.phoneNumber) {
    throw fieldsRefused({ phoneNumber: m.fault_other_phone() });
  }
  return user;
}
