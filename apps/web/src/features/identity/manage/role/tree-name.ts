import type { MenuTree } from '@portal/contract/menu-manage';
import * as m from '@portal/texts/messages';
import { roleNames } from '../../shared/user-words.ts';

const names: Record<MenuTree, () => string> = {
  ...roleNames,
  enterprise: m.operator_user_type_enterprise,
  person: m.operator_user_type_person,
  operator: m.operator_role_tree_operator,
};

export const isTree = (value: string | null): value is MenuTree => value !== null && value in names;

/** Whose menu it is. */
export const treeName = (tree: MenuTree): string => names[tree]();
