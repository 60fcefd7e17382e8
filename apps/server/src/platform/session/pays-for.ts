import type { Actor, MemberRole } from './actor.ts';

const payingRoles: readonly (MemberRole | null)[] = ['OWNER', 'ADMIN', 'FINANCE'];

/** Whether the actor pays for this enterprise: as its owner, administrator or finance member, once it is in the park. */
export const paysFor = ({ auditStatus, memberRole, ...actor }: Actor, enterpriseId: string): boolean =>
  actor.enterpriseId === enterpriseId && auditStatus === '2' && payingRoles.includes(memberRole);
