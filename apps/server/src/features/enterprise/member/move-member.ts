import type { MemberEvent, MemberStatus } from '@portal/contract/enterprise-member';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type LogSource, writeLog } from '../../../platform/oper-log/write-log.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import type { Member } from './member.queries.ts';

export interface MemberMove {
  event: MemberEvent;
  status: MemberStatus;
  memberRole?: MemberRole;
  note?: string;
  reason?: string;
  source: LogSource;
}

/** Writes a transition of a member with its audit row. The row must be locked. */
export async function moveMember(tx: Db, clock: Clock, member: Member, move: MemberMove): Promise<Member> {
  const { event, status, memberRole = member.memberRole, note = member.note, reason, source } = move;
  const now = clock.now();
  const isNew = member.status !== 'ACTIVE' && (status === 'ACTIVE' || status === 'APPLIED');
  const [changed] = await tx
    .update(enterpriseMembers)
    .set({
      status,
      memberRole,
      note,
      version: member.version + 1,
      updatedAt: now,
      updatedBy: source.actor?.userId ?? null,
      ...(isNew ? { createdAt: now } : {}),
    })
    .where(eq(enterpriseMembers.id, member.id))
    .returning();
  await writeLog(tx, source, {
    event: `enterpriseMember.${event}`,
    entity: 'enterpriseMember',
    entityId: member.id,
    before: { status: member.status, memberRole: member.memberRole },
    after: { status, memberRole },
    ...(reason ? { reason } : {}),
  });
  return changed ?? member;
}
