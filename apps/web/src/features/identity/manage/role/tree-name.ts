import type { MenuTree } from '@portal/contract/menu-manage';
import {
  operator_role_tree_operator,
  operator_user_type_enterprise,
  operator_user_type_person,
} from '../../../../platform/i18n/paraglide/messages.js';
import { roleNames } from '../user-words.ts';

const names: Record<MenuTree, () => string> = {
  ...roleNames,
  enterprise: operator_user_type_enterprise,
  person: operator_user_type_person,
  operator: operator_role_tree_operator,
};

export const isTree = (value: string | null): value is MenuTree => value !== null && value in names;

/** Whose menu it is. */
export const treeName = (tree: MenuTree): string => names[tree]();
