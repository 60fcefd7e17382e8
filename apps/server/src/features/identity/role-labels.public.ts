import { memberRoleLabels, operatorRoleLabels } from '@portal/contract/role-labels';

/** What every role is called, of operators and of members. */
export const roleLabels: Readonly<Record<string, () => string>> = {
  ...operatorRoleLabels,
  ...memberRoleLabels,
};
