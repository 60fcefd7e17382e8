import {
  type CustomGrantEvent,
  customGrantLifecycle,
  type RoleChangeEvent,
  roleChangeLifecycle,
} from '@portal/contract/rights/custom-role-lifecycle';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import type { CustomGrantRow, RoleChangeRow } from './custom-role.queries.ts';

type Change = Pick<RoleChangeRow, 'createdBy' | 'state'>;
type Grant = Pick<CustomGrantRow, 'createdBy' | 'userId' | 'state'>;

/** Another administrator decides, who does not hold the role; the one who proposed it may withdraw. */
export function mayOperateChange(
  { userId }: Pick<Actor, 'userId'>,
  { createdBy }: Change,
  event: RoleChangeEvent,
  holders: readonly string[],
): boolean {
  const isOwn = createdBy === userId;
  return event === 'withdraw' ? isOwn : !isOwn && (event === 'refuse' || !holders.includes(userId));
}

export const changeActions = (actor: Actor, change: Change, holders: readonly string[]): RoleChangeEvent[] =>
  possibleEvents(roleChangeLifecycle.transitions, change.state, (event) =>
    mayOperateChange(actor, change, event, holders),
  );

/** Neither the requester nor the future holder may decide; any administrator takes a role back. */
export function mayOperateCustomGrant(
  { userId }: Pick<Actor, 'userId'>,
  grant: Grant,
  event: CustomGrantEvent,
): boolean {
  if (event === 'revoke') return true;
  const isRequester = grant.createdBy === userId;
  return event === 'withdraw' ? isRequester : !isRequester && grant.userId !== userId;
}

export const customGrantActions = (actor: Actor, grant: Grant): CustomGrantEvent[] =>
  possibleEvents(customGrantLifecycle.transitions, grant.state, (event) =>
    mayOperateCustomGrant(actor, grant, event),
  );
