import {
  type MemberStatus,
  memberTransitions,
  type OperatedMemberEvent,
} from '@portal/contract/enterprise-member';
import { type InvitedRole, invitedRoles } from '@portal/contract/invite';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor, MemberRole } from '../../../platform/session/actor.ts';

export interface Standing {
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

/** The roles the caller may give to others of his enterprise. */
export const givableRoles = ({ memberRole }: Pick<Actor, 'memberRole'>): readonly InvitedRole[] =>
  memberRole === null ? [] : rolesGivenBy[memberRole];

export const mayManageMembers = (actor: Pick<Actor, 'memberRole'>): boolean => givableRoles(actor).length > 0;

function mayOperate(actor: Actor, member: Standing, event: OperatedMemberEvent): boolean {
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
export function requireMemberRight(actor: Actor, member: Standing, event: OperatedMemberEvent): void {
  if (!mayOperate(actor, member, event)) throw new AppError(retCodes.RIGHT_MISSING);
}

const operatedEvents: OperatedMemberEvent[] = ['approve', 'refuse', 'changeRole', 'handOver', 'remove'];

/** What the caller may do about a member now. */
export const memberActions = (actor: Actor, member: Standing): OperatedMemberEvent[] =>
  operatedEvents.filter(
    (event) => memberTransitions[member.status][event] && mayOperate(actor, member, event),
  );

/** An owner leaves only after the ownership was handed over. */
export const mayLeave = ({ memberRole }: Pick<Standing, 'memberRole'>): boolean => memberRole !== 'OWNER';
