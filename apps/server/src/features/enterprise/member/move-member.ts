import type { MemberEvent, MemberStatus } from '@portal/contract/enterprise/member';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import type { Member } from './member.queries.ts';

export interface MemberMove {
  event: MemberEvent;
  status: MemberStatus;
  memberRole?: MemberRole;
  note?: string;
  reason?: string;
}

/** Applies a transition to a locked member. A returning member's `createdAt` is reset. */
export function moveMember(tx: Db, ctx: WriteContext, member: Member, move: MemberMove): Promise<Member> {
  const { event, status, memberRole = member.memberRole, note = member.note, reason } = move;
  const isNew = member.status !== 'ACTIVE' && (status === 'ACTIVE' || status === 'APPLIED');
  return moveState(tx, ctx, enterpriseMembers, member, {
    entity: 'enterpriseMember',
    event,
    set: { status, memberRole, note, ...(isNew ? { createdAt: ctx.now } : {}) },
    logged: (row) => ({ status: row.status, memberRole: row.memberRole }),
    reason,
  });
}
