import type {
  OrganizationKind,
  OrganizationState,
  OrgMemberState,
} from '@portal/contract/organization/terms';
import { buildingComplexIcon } from '../../../ui/icon/shapes/building-complex.ts';
import { flower2Icon } from '../../../ui/icon/shapes/flower-2.ts';
import { handHelpingIcon } from '../../../ui/icon/shapes/hand-helping.ts';
import { handshakeIcon } from '../../../ui/icon/shapes/handshake.ts';
import { heartIcon } from '../../../ui/icon/shapes/heart.ts';
import { scaleIcon } from '../../../ui/icon/shapes/scale.ts';
import { usersIcon } from '../../../ui/icon/shapes/users.ts';
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
