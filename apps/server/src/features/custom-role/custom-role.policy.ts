import {
  type CustomGrantEvent,
  customGrantLifecycle,
  type RoleChangeEvent,
  roleChangeLifecycle,
} from '@portal/contract/rights/custom-role-lifecycle';
import type { Actor } from '../../platform/session/actor.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import type { CustomGrantRow, RoleChangeRow } from './custom-role.queries.ts';

type Change = Pick<RoleChangeRow, 'createdBy' | 'handlerId' | 'state'>;
type Grant = Pick<CustomGrantRow, 'createdBy' | 'handlerId' | 'userId' | 'state'>;

/** Who proposed it, or took the proposal over. */
export const askerOf = ({ handlerId, createdBy }: Pick<Change, 'handlerId' | 'createdBy'>): string | null =>
  handlerId ?? createdBy;

/** Another administrator decides, who does not hold the role; who asks for it may withdraw. */
export function mayOperateChange(
  { userId }: Pick<Actor, 'userId'>,
  change: Change,
  event: RoleChangeEvent,
  holders: readonly string[],
): boolean {
  if (event === 'withdraw') return askerOf(change) === userId;
  const isOwn = [change.createdBy, change.handlerId].includes(userId);
  return !isOwn && (event === 'refuse' || !holders.includes(userId));
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
  if (event === 'withdraw') return askerOf(grant) === userId;
  return ![grant.createdBy, grant.handlerId, grant.userId].includes(userId);
}

export const customGrantActions = (actor: Actor, grant: Grant): CustomGrantEvent[] =>
  possibleEvents(customGrantLifecycle.transitions, grant.state, (event) =>
    mayOperateCustomGrant(actor, grant, event),
  );
