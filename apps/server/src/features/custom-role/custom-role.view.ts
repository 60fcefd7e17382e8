import type { CustomGrant, CustomRoleRow, RoleChange } from '@portal/contract/rights/custom-role';
import { customGrantLifecycle, roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import type { Actor } from '../../platform/session/actor.ts';
import { nameOfRole } from '../../platform/session/custom-role-names.ts';
import { changeActions, customGrantActions } from './custom-role.policy.ts';
import type { ChangeRow, CustomRoleRecord, GrantRow } from './custom-role.queries.ts';
import type { UnitsByPlace } from './units-in-scope.ts';

export function viewChange(
  { change, proposedByName, decidedByName }: ChangeRow,
  actor: Actor,
  holders: readonly string[],
): RoleChange {
  const { id, version, state, content: data, reason, createdAt, decidedAt, opinion } = change;
  return {
    id,
    version,
    state,
    stateLabel: roleChangeLifecycle.labels[state](),
    data,
    reason,
    proposedByName: proposedByName ?? '',
    proposedAt: createdAt.getTime(),
    decidedByName,
    decidedAt: decidedAt?.getTime() ?? null,
    opinion,
    actions: changeActions(actor, change, holders),
  };
}

export function viewCustomGrant({ grant, ...names }: GrantRow, actor: Actor): CustomGrant {
  const { id, version, userId, state, fromDay: from, untilDay: until, reason } = grant;
  return {
    id,
    version,
    userId,
    ...names,
    proposedByName: names.proposedByName ?? '',
    state,
    stateLabel: customGrantLifecycle.labels[state](),
    from,
    until,
    reason,
    actions: customGrantActions(actor, grant),
  };
}

/** A role as it stands in the list. */
export function viewRole(
  role: CustomRoleRecord,
  {
    changes,
    grants,
    units,
  }: { changes: readonly ChangeRow[]; grants: readonly GrantRow[]; units: UnitsByPlace },
): CustomRoleRow {
  const waiting = changes.find(({ change }) => change.roleId === role.id && change.state === 'PENDING');
  const shown = role.content ?? waiting?.change.content ?? null;
  return {
    id: role.id,
    version: role.version,
    name: nameOfRole(role),
    note: shown?.note ?? '',
    data: role.content,
    isEnded: role.isEnded,
    holders: grants.filter(({ grant }) => grant.roleId === role.id && grant.state === 'APPROVED').length,
    units: shown ? units.countOf(shown) : null,
    hasChange:
      waiting !== undefined ||
      grants.some(({ grant }) => grant.roleId === role.id && grant.state === 'PENDING'),
  };
}
