import type { OrganizationRow, OwnMembershipOf } from '@portal/contract/organization/public';
import {
  type OwnMemberEvent,
  orgMemberStateLabels,
  orgMemberTransitions,
  ownMemberEvents,
} from '@portal/contract/organization/terms';
import { type CountedOrganization, membersOf, type OrgMember } from './organization.queries.ts';

export const viewOrganization = (row: CountedOrganization, depth: number): OrganizationRow => ({
  organizationId: row.id,
  parentId: row.parentId,
  depth,
  name: row.name,
  kind: row.kind,
  duty: row.duty,
  leaderText: row.leaderText,
  phone: row.phone,
  members: membersOf(row),
  takesMembers: row.takesMembers,
});

export const viewNeighbour = (row: CountedOrganization) => ({
  organizationId: row.id,
  name: row.name,
  members: membersOf(row),
});

/** Of showing and hiding the number, only the event that changes something is offered. */
const isUseful = (member: OrgMember, event: OwnMemberEvent) =>
  event === 'showPhone' ? !member.phoneShown : event !== 'hidePhone' || member.phoneShown;

export const viewMembership = (member: OrgMember): OwnMembershipOf => ({
  memberId: member.id,
  state: member.status,
  stateLabel: orgMemberStateLabels[member.status](),
  title: member.title,
  tasks: member.tasks,
  note: member.note,
  phoneShown: member.phoneShown,
  reason: member.reason,
  actions: ownMemberEvents.filter(
    (event) => orgMemberTransitions[member.status][event] !== undefined && isUseful(member, event),
  ),
  version: member.version,
});
