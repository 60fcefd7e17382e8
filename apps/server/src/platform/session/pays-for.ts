import type { Actor, MemberRole } from './actor.ts';

/** Who spends money for an enterprise, and is told of what it owes. */
export const payingRoles = ['OWNER', 'ADMIN', 'FINANCE'] as const satisfies MemberRole[];

export const isPayingRole = (role: MemberRole | null): boolean =>
  payingRoles.some((paying) => paying === role);

/** Whether the actor pays for this enterprise: as its owner, administrator or finance member, once it is in the park. */
export const paysFor = ({ auditStatus, memberRole, ...actor }: Actor, enterpriseId: string): boolean =>
  actor.enterpriseId === enterpriseId && auditStatus === '2' && isPayingRole(memberRole);
