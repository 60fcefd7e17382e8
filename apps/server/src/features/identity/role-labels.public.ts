import { operatorRoleLabels } from '@portal/contract/operator-role';
import { memberRoleLabels } from '@portal/contract/role-labels';

/** The names of all roles, of operators and of members. */
export const roleLabels: Readonly<Record<string, () => string>> = {
  ...operatorRoleLabels,
  ...memberRoleLabels,
};
