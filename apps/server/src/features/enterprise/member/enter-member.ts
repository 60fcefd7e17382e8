import { memberTransitions } from '@portal/contract/enterprise-member';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LogSource } from '../../../platform/oper-log/write-log.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import type { Member } from './member.queries.ts';
import { moveMember } from './move-member.ts';

interface Entry {
  event: 'apply' | 'join';
  enterpriseId: string;
  userId: string;
  memberRole: MemberRole;
  note?: string;
  source: LogSource;
}

async function lockPlace(tx: Db, enterpriseId: string, userId: string): Promise<Member | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, userId)))
    .for('update');
  return row;
}

/**
 * Somebody asks to join, or joins by an invitation; who was there before takes his old place again.
 * @throws {AppError} 500012 for who is there already
 */
export async function enterMember(tx: Db, clock: Clock, entry: Entry): Promise<Member> {
  const { event, enterpriseId, userId, memberRole, note = '', source } = entry;
  const now = clock.now();
  const status = event === 'join' ? 'ACTIVE' : 'APPLIED';
  const [made] = await tx
    .insert(enterpriseMembers)
    .values({
      id: ulid(now.getTime()),
      enterpriseId,
      userId,
      memberRole,
      status,
      note,
      createdAt: now,
      createdBy: source.actor?.userId ?? null,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    const log = { event: `enterpriseMember.${event}`, entity: 'enterpriseMember', entityId: made.id };
    await writeLog(tx, source, { ...log, after: { status, memberRole } });
    return made;
  }
  const place = await lockPlace(tx, enterpriseId, userId);
  if (!place) throw new Error('a place that is taken is there');
  const move = { event, status: nextState(memberTransitions, place.status, event), memberRole, note, source };
  return moveMember(tx, clock, place, move);
}
