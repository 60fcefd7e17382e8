import type { Actor, MemberRole } from './actor.ts';

/** Roles that spend money for an enterprise and are notified of its debts. */
export const payingRoles = ['OWNER', 'ADMIN', 'FINANCE'] as const satisfies MemberRole[];

export const isPayingRole = (role: MemberRole | null): boolean =>
  payingRoles.some((paying) => paying === role);

/**
 * Whether the user may pay for this enterprise: as its owner, administrator or finance member, once it has been
 * admitted.
 */
export const paysFor = ({ auditStatus, memberRole, ...actor }: Actor, enterpriseId: string): boolean =>
  actor.enterpriseId === enterpriseId && auditStatus === '2' && isPayingRole(memberRole);
