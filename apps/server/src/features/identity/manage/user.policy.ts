import { type UserEvent, userEvents, userTransitions } from '@portal/contract/identity/user';
import type { ManagedUser } from '@portal/contract/identity/user-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import { isAwaitingActivation } from '../activation/awaits-activation.ts';
import type { UserRow } from '../user.public.ts';
import { mayBeViewed } from '../view-as/view-as.policy.ts';

interface Activity {
  failures: number;
  openSessions: number;
}

const isUseful: Partial<Record<UserEvent, (activity: Activity) => boolean>> = {
  unlock: ({ failures }) => failures > 0,
  endSessions: ({ openSessions }) => openSessions > 0,
};

/** Actions an administrator has on an account; on their own only those about roles. */
export function administratorActions(
  actor: Actor,
  user: UserRow,
  activity: Activity,
): ManagedUser['actions'] {
  const isOwn = actor.userId === user.id;
  const events = userEvents.filter(
    (event) => !isOwn && userTransitions[user.status][event] && (isUseful[event]?.(activity) ?? true),
  );
  const isOperator = user.userType === '900' && user.status === 'NORMAL';
  return [
    ...events,
    ...(!isOwn && mayBeViewed(user) ? (['viewAs'] as const) : []),
    ...(isAwaitingActivation(user) ? (['activate'] as const) : []),
    ...(isOperator ? (['grantRole'] as const) : []),
    ...(isOperator && user.operatorRoles.length > 0 ? (['revokeRole'] as const) : []),
  ];
}
