import { memberTransitions } from '@portal/contract/enterprise/member';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
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
}

async function lockFormer(tx: Db, enterpriseId: string, userId: string): Promise<Member | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, userId)))
    .for('update');
  return row;
}

/**
 * Adds a member, by request or by invitation; a former member's row is reused.
 * @throws {AppError} 500012 for current members
 */
export async function enterMember(tx: Db, ctx: WriteContext, entry: Entry): Promise<Member> {
  const { event, enterpriseId, userId, memberRole, note = '' } = entry;
  const { now } = ctx;
  const entered = event === 'join' ? 'ACTIVE' : 'APPLIED';
  const [made] = await tx
    .insert(enterpriseMembers)
    .values({
      id: ulid(now.getTime()),
      enterpriseId,
      userId,
      memberRole,
      status: entered,
      note,
      createdAt: now,
      createdBy: ctx.actor?.userId ?? null,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    const log = { event: `enterpriseMember.${event}`, entity: 'enterpriseMember', entityId: made.id };
    await writeLog(tx, ctx, { ...log, after: { status: entered, memberRole } });
    return made;
  }
  const former = await lockFormer(tx, enterpriseId, userId);
  if (!former) throw new Error('the row of a conflicting insert was not found');
  const status = nextState(memberTransitions, former.status, event);
  return moveMember(tx, ctx, former, { event, status, memberRole, note });
}
