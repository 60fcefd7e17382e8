import { type RoleGrantEvent, roleGrantEvents, roleGrantTransitions } from '@portal/contract/role-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import type { roleGrants } from './role-grant.table.ts';

export type RoleGrantRow = typeof roleGrants.$inferSelect;

type Grant = Pick<RoleGrantRow, 'createdBy' | 'userId' | 'state'>;

/** Four eyes: who asked, and who is to have the role, decide nothing; who asked may take it back. */
export function mayOperateGrant(actor: Actor, grant: Grant, event: RoleGrantEvent): boolean {
  const isRequester = grant.createdBy === actor.userId;
  return event === 'withdraw' ? isRequester : !isRequester && grant.userId !== actor.userId;
}

export const grantActions = (actor: Actor, grant: Grant): RoleGrantEvent[] =>
  roleGrantEvents.filter(
    (event) => roleGrantTransitions[grant.state][event] !== undefined && mayOperateGrant(actor, grant, event),
  );
