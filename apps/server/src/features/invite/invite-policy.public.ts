import { type InviteEvent, type InviteStatus, inviteTransitions } from '@portal/contract/invite/public';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../platform/http/app-error.ts';
import { nextState, possibleEvents } from '../../platform/workflow/transitions.ts';
import type { UserRow } from '../identity/user.public.ts';
import type { invites } from './invite.table.ts';

export type Invite = typeof invites.$inferSelect;

/** Expiry is derived from the time and never stored. */
export const inviteStatusOf = (
  { status, expiresAt }: Pick<Invite, 'status' | 'expiresAt'>,
  now: Date,
): InviteStatus => (status === 'SENT' && expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : status);

/** A link that can still be used stays open after an acceptance. */
const stepOf = ({ uses, maxUses }: Pick<Invite, 'uses' | 'maxUses'>, event: InviteEvent) =>
  event === 'accept' && uses + 1 < maxUses ? 'use' : event;

/** @throws {AppError} 500012 for an event the status does not allow */
export function nextInviteStatus(
  invite: Pick<Invite, 'status' | 'expiresAt' | 'uses' | 'maxUses'>,
  event: InviteEvent,
  now: Date,
) {
  const next = nextState(inviteTransitions, inviteStatusOf(invite, now), stepOf(invite, event));
  if (next === 'EXPIRED') throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

type Account = Pick<UserRow, 'phoneNumber' | 'userType' | 'status'>;

/** Any account with the number may answer, or any account at all if there is no number; operators never. */
export const isInvited = (
  invite: Pick<Invite, 'phoneNumber'>,
  { phoneNumber, userType }: Pick<Account, 'phoneNumber' | 'userType'>,
): boolean => userType !== '900' && (invite.phoneNumber === null || phoneNumber === invite.phoneNumber);

/** @throws {AppError} 300002 naming the last digits of the invited number */
export function requireInvited(invite: Pick<Invite, 'phoneNumber'>, account: Account): void {
  if (isInvited(invite, account)) return;
  throw new AppError(retCodes.RIGHT_MISSING, {
    retMsg:
      invite.phoneNumber === null
        ? m.refusal_invited_operator()
        : m.refusal_invited_phone({ digits: invite.phoneNumber.slice(-4) }),
  });
}

const possible = (invite: Invite, now: Date, mayFire: (event: InviteEvent) => boolean): InviteEvent[] =>
  possibleEvents(
    inviteTransitions,
    inviteStatusOf(invite, now),
    (event) => event !== 'use' && mayFire(event),
  ).filter((event) => event !== 'use');

/** Only an invitation to a number can be declined; a link is simply left unused. */
export const answersTo = (invite: Invite, account: Account | null, now: Date): InviteEvent[] =>
  account && isInvited(invite, account)
    ? possible(
        invite,
        now,
        (event) => event === 'accept' || (event === 'decline' && invite.phoneNumber !== null),
      )
    : [];

export const sendersActions = (invite: Invite, mayWithdraw: boolean, now: Date): InviteEvent[] =>
  mayWithdraw ? possible(invite, now, (event) => event === 'withdraw') : [];
