import { operatorRoleLabels } from '@portal/contract/operator-role';
import { memberRoleLabels } from '@portal/contract/role-labels';

/** Names of all operator and member roles. */
export const roleLabels: Readonly<Record<string, () => string>> = {
  ...operatorRoleLabels,
  ...memberRoleLabels,
};
