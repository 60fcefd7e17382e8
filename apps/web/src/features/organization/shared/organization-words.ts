import type {
  OrganizationKind,
  OrganizationState,
  OrgMemberState,
} from '@portal/contract/organization/terms';
import {
  buildingComplexIcon,
  flower2Icon,
  handHelpingIcon,
  handshakeIcon,
  heartIcon,
  scaleIcon,
  usersIcon,
} from '../../../ui/icon/shapes.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const organizationIcons: Record<OrganizationKind, string> = {
  COUNCIL: usersIcon,
  OFFICE: buildingComplexIcon,
  COMMITTEE: scaleIcon,
  ASSOCIATION: handshakeIcon,
  PARTY: heartIcon,
  VOLUNTEER: handHelpingIcon,
  CLUB: flower2Icon,
};

export const organizationVariants: Record<OrganizationState, StatusKind> = { OPEN: 'done', CLOSED: 'closed' };

export const orgMemberVariants: Record<OrgMemberState, StatusKind> = {
  APPLIED: 'checking',
  ACTIVE: 'done',
  REFUSED: 'closed',
  LEFT: 'closed',
};

/** The beginning of an organisation's purpose, for a table row. */
export function shortDuty(duty: string): string {
  const [first = ''] = duty.split(/[。；\n]/);
  const parts = first.split('，');
  const [one = '', two] = parts;
  return two === undefined || one.length > 24 ? one : `${one}，${two}`;
}
