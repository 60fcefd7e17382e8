import { type ProfileSection, profileSections } from '@portal/contract/enterprise/fields';
import type { Actor, MemberRole } from '../../../platform/session/actor.ts';

/** The sections each role may edit. */
const sectionsOfRole: Record<MemberRole, readonly ProfileSection[]> = {
  OWNER: profileSections,
  ADMIN: profileSections,
  FINANCE: ['ANNUAL', 'BANK', 'INVOICE'],
  STAFF: [],
};

type Member = Pick<Actor, 'memberRole' | 'auditStatus'>;

/** The sections the caller may save; none before the enterprise is admitted. */
export const editableSections = ({ memberRole, auditStatus }: Member): readonly ProfileSection[] =>
  memberRole !== null && auditStatus === '2' ? sectionsOfRole[memberRole] : [];
