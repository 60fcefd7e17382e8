import { type RoleGrantEvent, roleGrantTransitions } from '@portal/contract/identity/role-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { roleGrants } from './role-grant.table.ts';

export type RoleGrantRow = typeof roleGrants.$inferSelect;

type Grant = Pick<RoleGrantRow, 'createdBy' | 'userId' | 'state'>;

/** Neither the requester nor the future holder may decide; the requester may withdraw. */
export function mayOperateGrant(actor: Actor, grant: Grant, event: RoleGrantEvent): boolean {
  const isRequester = grant.createdBy === actor.userId;
  return event === 'withdraw' ? isRequester : !isRequester && grant.userId !== actor.userId;
}

export const grantActions = (actor: Actor, grant: Grant): RoleGrantEvent[] =>
  possibleEvents(roleGrantTransitions, grant.state, (event) => mayOperateGrant(actor, grant, event));
