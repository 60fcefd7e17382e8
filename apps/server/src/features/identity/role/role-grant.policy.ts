import { type RoleGrantEvent, roleGrantTransitions } from '@portal/contract/identity/role-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { roleGrants } from './role-grant.table.ts';

export type RoleGrantRow = typeof roleGrants.$inferSelect;

type Grant = Pick<RoleGrantRow, 'createdBy' | 'handlerId' | 'userId' | 'state'>;

/** Neither who asks nor the future holder may decide; who asks may withdraw. */
export function mayOperateGrant(actor: Actor, grant: Grant, event: RoleGrantEvent): boolean {
  const { createdBy, handlerId, userId } = grant;
  if (event === 'withdraw') return (handlerId ?? createdBy) === actor.userId;
  return ![createdBy, handlerId, userId].includes(actor.userId);
}

export const grantActions = (actor: Actor, grant: Grant): RoleGrantEvent[] =>
  possibleEvents(roleGrantTransitions, grant.state, (event) => mayOperateGrant(actor, grant, event));
