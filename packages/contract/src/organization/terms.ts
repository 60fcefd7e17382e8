import * as m from '@portal/texts/messages';

/** Bodies of the park by purpose. */
export const organizationKinds = [
  'COUNCIL',
  'OFFICE',
  'COMMITTEE',
  'ASSOCIATION',
  'PARTY',
  'VOLUNTEER',
  'CLUB',
] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const organizationKindLabels: Record<OrganizationKind, () => string> = {
  COUNCIL: m.org_kind_council,
  OFFICE: m.org_kind_office,
  COMMITTEE: m.org_kind_committee,
  ASSOCIATION: m.org_kind_association,
  PARTY: m.org_kind_party,
  VOLUNTEER: m.org_kind_volunteer,
  CLUB: m.org_kind_club,
};

export const organizationStates = ['OPEN', 'CLOSED'] as const;
export type OrganizationState = (typeof organizationStates)[number];

export const organizationStateLabels: Record<OrganizationState, () => string> = {
  OPEN: m.org_state_open,
  CLOSED: m.org_state_closed,
};

export const organizationEvents = ['close', 'reopen'] as const;
export type OrganizationEvent = (typeof organizationEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const organizationTransitions: Record<
  OrganizationState,
  Partial<Record<OrganizationEvent, OrganizationState>>
> = {
  OPEN: { close: 'CLOSED' },
  CLOSED: { reopen: 'OPEN' },
};

export const orgMemberStates = ['APPLIED', 'ACTIVE', 'REFUSED', 'LEFT'] as const;
export type OrgMemberState = (typeof orgMemberStates)[number];

export const orgMemberStateLabels: Record<OrgMemberState, () => string> = {
  APPLIED: m.org_member_applied,
  ACTIVE: m.org_member_active,
  REFUSED: m.state_not_passed,
  LEFT: m.org_member_left,
};

/** A member's events concerning their own membership. */
export const ownMemberEvents = ['cancel', 'leave', 'showPhone', 'hidePhone'] as const;
export type OwnMemberEvent = (typeof ownMemberEvents)[number];

/** The office's events; `name` sets a title within the organisation. */
export const managedMemberEvents = ['approve', 'refuse', 'name', 'remove'] as const;
export type ManagedMemberEvent = (typeof managedMemberEvents)[number];

export const orgMemberEvents = ['apply', 'join', ...ownMemberEvents, ...managedMemberEvents] as const;
export type OrgMemberEvent = (typeof orgMemberEvents)[number];

/** Every allowed transition; any other is refused with 500012. `join` is an accepted invitation. */
export const orgMemberTransitions: Record<OrgMemberState, Partial<Record<OrgMemberEvent, OrgMemberState>>> = {
  APPLIED: { approve: 'ACTIVE', refuse: 'REFUSED', cancel: 'LEFT', join: 'ACTIVE' },
  ACTIVE: { leave: 'LEFT', remove: 'LEFT', name: 'ACTIVE', showPhone: 'ACTIVE', hidePhone: 'ACTIVE' },
  REFUSED: { apply: 'APPLIED', join: 'ACTIVE' },
  LEFT: { apply: 'APPLIED', join: 'ACTIVE' },
};

/** Working days the office has to answer. */
export const joinAnswerDays = 3;
