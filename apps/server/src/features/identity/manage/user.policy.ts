import { type UserEvent, userEvents, userTransitions } from '@portal/contract/identity-user';
import type { ManagedUser } from '@portal/contract/user-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import type { UserRow } from '../user.public.ts';
import { mayBeViewed } from '../view-as/view-as.policy.ts';

interface Standing {
  failures: number;
  openSessions: number;
}

const isOfUse: Partial<Record<UserEvent, (standing: Standing) => boolean>> = {
  unlock: ({ failures }) => failures > 0,
  endSessions: ({ openSessions }) => openSessions > 0,
};

/** What an administrator may do with an account now; with his own nothing. */
export function administratorActions(
  actor: Actor,
  user: UserRow,
  standing: Standing,
): ManagedUser['actions'] {
  const isOwn = actor.userId === user.id;
  const events = userEvents.filter(
    (event) => !isOwn && userTransitions[user.status][event] && (isOfUse[event]?.(standing) ?? true),
  );
  const isOperator = user.userType === '900' && user.status === 'NORMAL';
  return [
    ...events,
    ...(!isOwn && mayBeViewed(user) ? (['viewAs'] as const) : []),
    ...(isOperator ? (['grantRole'] as const) : []),
    ...(isOperator && user.operatorRoles.length > 0 ? (['revokeRole'] as const) : []),
  ];
}
