import * as m from '@portal/texts/messages';
import type { OperatorRole } from './endpoint.ts';
import type { MemberRole } from './identity-fields.ts';

/** The roles of members of an enterprise. */
export const memberRoleLabels: Record<MemberRole, () => string> = {
  OWNER: m.profile_role_owner,
  ADMIN: m.profile_role_admin,
  FINANCE: m.profile_role_finance,
  STAFF: m.profile_role_staff,
};

/** The names of operators' roles. */
export const operatorRoleLabels: Record<OperatorRole, () => string> = {
  OP_ADMIN: m.operator_role_admin,
  OP_AUDIT: m.operator_role_audit,
  OP_CONTENT: m.operator_role_content,
  OP_POLICY: m.operator_role_policy,
  OP_SERVICE: m.operator_role_service,
  OP_PROPERTY: m.operator_role_property,
  OP_FINANCE: m.operator_role_finance,
  OP_COMMUNITY: m.operator_role_community,
  REPAIR_WORKER: m.operator_role_repair,
  JUDGE: m.operator_role_judge,
  EXPERT: m.operator_role_expert,
};
