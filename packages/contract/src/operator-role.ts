import * as m from '@portal/texts/messages';

/** Operator roles with their names. */
export const operatorRoleLabels = {
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
} as const;

export type OperatorRole = keyof typeof operatorRoleLabels;
export const operatorRoles = Object.keys(operatorRoleLabels) as [OperatorRole, ...OperatorRole[]];
