import type { MenuTree } from '@portal/contract/menu-manage';
import {
  operator_role_tree_operator,
  operator_user_type_enterprise,
  operator_user_type_person,
} from '../../../../platform/i18n/paraglide/messages.js';
import { roleNames } from '../user-words.ts';

/** Whose menu it is. */
export function treeName(tree: MenuTree): string {
  switch (tree) {
    case 'enterprise':
      return operator_user_type_enterprise();
    case 'person':
      return operator_user_type_person();
    case 'operator':
      return operator_role_tree_operator();
    default:
      return roleNames[tree]();
  }
}
