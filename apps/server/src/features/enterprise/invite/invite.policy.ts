import { type InviteEvent, type InviteStatus, inviteTransitions } from '@portal/contract/invite';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { nextState, possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { UserRow } from '../../identity/user.public.ts';
import { givableRoles } from '../member/member.policy.ts';
import type { Invite } from './invite.queries.ts';

/** Expiry follows from the time and is never stored. */
export const inviteStatusOf = ({ status, expiresAt }: Invite, now: Date): InviteStatus =>
  status === 'SENT' && expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : status;

/** @throws {AppError} 500012 for an event the status does not know */
export function nextInviteStatus(invite: Invite, event: InviteEvent, now: Date) {
  const next = nextState(inviteTransitions, inviteStatusOf(invite, now), event);
  if (next === 'EXPIRED') throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

type Account = Pick<UserRow, 'phoneNumber' | 'userType' | 'status'>;

/** Any account with the number may answer, except an operator's. */
export const isInvited = (invite: Invite, { phoneNumber, userType }: Account): boolean =>
  userType !== '900' && phoneNumber === invite.phoneNumber;

/** @throws {AppError} 300002 naming the last digits of the invited number */
export function requireInvited(invite: Invite, account: Account): void {
  if (isInvited(invite, account)) return;
  throw new AppError(retCodes.RIGHT_MISSING, {
    retMsg: m.refusal_invited_phone({ digits: invite.phoneNumber.slice(-4) }),
  });
}

/** Anybody of its enterprise who may give the role may take the invitation back. */
export const mayWithdraw = (invite: Invite, actor: Pick<Actor, 'enterpriseId' | 'memberRole'>): boolean =>
  actor.enterpriseId === invite.enterpriseId && givableRoles(actor).includes(invite.memberRole);

const possible = (invite: Invite, now: Date, mayFire: (event: InviteEvent) => boolean): InviteEvent[] =>
  possibleEvents(inviteTransitions, inviteStatusOf(invite, now), mayFire);

export const answersTo = (invite: Invite, account: Account | null, now: Date): InviteEvent[] =>
  account && isInvited(invite, account) ? possible(invite, now, (event) => event !== 'withdraw') : [];

export const sendersActions = (invite: Invite, actor: Actor, now: Date): InviteEvent[] =>
  mayWithdraw(invite, actor) ? possible(invite, now, (event) => event === 'withdraw') : [];
