import type { MenuTree } from '@portal/contract/identity/menu-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';

const names: Record<MenuTree, () => string> = {
  ...operatorRoleLabels,
  enterprise: m.operator_user_type_enterprise,
  person: m.operator_user_type_person,
  operator: m.operator_role_tree_operator,
};

export const isTree = (value: string | null): value is MenuTree => value !== null && value in names;

/** The name of the identity or role that the menu belongs to. */
export const treeName = (tree: MenuTree): string => names[tree]();
