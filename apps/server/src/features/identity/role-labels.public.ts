import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { operatorRoleLabels } from '@portal/contract/operator-role';

/** Names of all operator and member roles. */
export const roleLabels: Readonly<Record<string, () => string>> = {
  ...operatorRoleLabels,
  ...memberRoleLabels,
};
