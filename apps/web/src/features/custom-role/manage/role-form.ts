import type { CustomRole, RoleContent } from '@portal/contract/rights/custom-role';
import type { Right } from '@portal/contract/rights/subjects';
import { noContent } from './role-changes.ts';

/** What is entered for a change of a role. */
export interface RoleForm {
  data: RoleContent;
  reason: string;
}

/** What a page about a role shows first: the change that waits, what is in force, or what was proposed last. */
export function shownContent(role: CustomRole | null, rights: readonly Right[]): RoleContent {
  return role?.change?.data ?? role?.data ?? role?.history[0]?.data ?? { ...noContent, rights: [...rights] };
}
