import { type RoleGrant, roleGrantStateLabels } from '@portal/contract/identity/role-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { Actor } from '../../../platform/session/actor.ts';
import { grantActions } from './role-grant.policy.ts';
import type { GrantListRow } from './role-grant.queries.ts';

export function viewGrant({ grant, ...names }: GrantListRow, actor: Actor): RoleGrant {
  return {
    ...grant,
    grantId: grant.id,
    ...names,
    requestedByName: names.requestedByName ?? '',
    roleName: operatorRoleLabels[grant.roleCode](),
    stateLabel: roleGrantStateLabels[grant.state](),
    requestedAt: grant.createdAt.getTime(),
    decidedAt: grant.decidedAt?.getTime() ?? null,
    actions: grantActions(actor, grant),
  };
}
