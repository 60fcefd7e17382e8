import { type ProfileSection, profileSections } from '@portal/contract/enterprise-sections';
import type { Actor, MemberRole } from '../../../platform/session/actor.ts';

/** What each role of an enterprise keeps up. */
const sectionsOfRole: Record<MemberRole, readonly ProfileSection[]> = {
  OWNER: profileSections,
  ADMIN: profileSections,
  FINANCE: ['ANNUAL', 'BANK', 'INVOICE'],
  STAFF: [],
};

type Member = Pick<Actor, 'memberRole' | 'auditStatus'>;

/** What the caller may save: nothing while the enterprise is being audited for its entry. */
export const editableSections = ({ memberRole, auditStatus }: Member): readonly ProfileSection[] =>
  memberRole !== null && auditStatus === '2' ? sectionsOfRole[memberRole] : [];

/** Figures and accounts are not every member's business. */
export const maySeeFigures = ({ memberRole }: Pick<Actor, 'memberRole'>): boolean =>
  memberRole !== null && memberRole !== 'STAFF';
