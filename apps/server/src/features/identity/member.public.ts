import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { sessions } from '../../platform/session/session.table.ts';
import { users } from './user.table.ts';

/** Makes an applicant the owner of his enterprise, in his open sessions too. */
export async function makeOwner(tx: Db, userId: string, enterpriseId: string): Promise<void> {
  await tx.update(users).set({ enterpriseId }).where(eq(users.id, userId));
  await tx
    .update(sessions)
    .set({ enterpriseId, memberRole: 'OWNER' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedReason)));
}

/** Tells the applicant's and all members' accounts and open sessions how their enterprise's audit stands. */
export async function carryAuditStatus(
  tx: Db,
  { applicantId, enterpriseId }: { applicantId: string; enterpriseId: string },
  auditStatus: Actor['auditStatus'],
): Promise<void> {
  await tx
    .update(users)
    .set({ auditStatus })
    .where(or(eq(users.id, applicantId), eq(users.enterpriseId, enterpriseId)));
  await tx
    .update(sessions)
    .set({ auditStatus })
    .where(
      and(
        or(eq(sessions.userId, applicantId), eq(sessions.enterpriseId, enterpriseId)),
        isNull(sessions.endedReason),
      ),
    );
}

/** Parts all accounts from an enterprise; their sessions must begin anew. */
export async function dismissMembers(tx: Db, enterpriseId: string): Promise<void> {
  await endSessions(tx, { enterpriseId }, 'ROLE_CHANGED');
  await tx
    .update(users)
    .set({ enterpriseId: null, auditStatus: '4' })
    .where(eq(users.enterpriseId, enterpriseId));
}
