import {
  type MemberEvent,
  type MemberStatus,
  memberTransitions,
  type OperatedMemberEvent,
} from '@portal/contract/enterprise/member';
import { type InvitedRole, invitedRoles } from '@portal/contract/invite/public';
import { memberRightMissing } from '../../../platform/http/member-right-missing.ts';
import type { Actor, MemberRole } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';

interface Membership {
  userId: string;
  memberRole: MemberRole;
  status: MemberStatus;
}

const rolesGivenBy: Record<MemberRole, readonly InvitedRole[]> = {
  OWNER: invitedRoles,
  ADMIN: ['FINANCE', 'STAFF'],
  FINANCE: [],
  STAFF: [],
};

/** Roles the caller may grant to other members of the enterprise. */
export const givableRoles = ({ memberRole }: Pick<Actor, 'memberRole'>): readonly InvitedRole[] =>
  memberRole === null ? [] : rolesGivenBy[memberRole];

export const mayManageMembers = (actor: Pick<Actor, 'memberRole'>): boolean => givableRoles(actor).length > 0;

function mayOperate(actor: Actor, member: Membership, event: OperatedMemberEvent): boolean {
  const isOther = member.userId !== actor.userId;
  switch (event) {
    case 'approve':
    case 'refuse':
      return mayManageMembers(actor);
    case 'changeRole':
    case 'remove':
      return isOther && givableRoles(actor).some((role) => role === member.memberRole);
    case 'handOver':
      return isOther && actor.memberRole === 'OWNER';
  }
}

/** @throws {AppError} 300002 */
export function requireMemberRight(actor: Actor, member: Membership, event: OperatedMemberEvent): void {
  if (!mayOperate(actor, member, event)) throw memberRightMissing(actor);
}

const operatedEvents: readonly MemberEvent[] = ['approve', 'refuse', 'changeRole', 'handOver', 'remove'];
const isOperated = (event: MemberEvent): event is OperatedMemberEvent => operatedEvents.includes(event);

/** Events the caller may fire for a member now. */
export const memberActions = (actor: Actor, member: Membership): OperatedMemberEvent[] =>
  possibleEvents(memberTransitions, member.status)
    .filter(isOperated)
    .filter((event) => mayOperate(actor, member, event));

/** Owners must transfer the ownership before they leave. */
export const mayLeave = ({ memberRole }: Pick<Membership, 'memberRole'>): boolean => memberRole !== 'OWNER';
