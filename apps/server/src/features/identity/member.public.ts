import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor, MemberRole } from '../../platform/session/actor.ts';
import { endSessions, endSessionsFor } from '../../platform/session/end-sessions.ts';
import { sessions } from '../../platform/session/session.table.ts';
import { users } from './user.table.ts';

/** Makes an applicant the owner of their enterprise, in open sessions too. */
export async function makeOwner(tx: Db, userId: string, enterpriseId: string): Promise<void> {
  await tx.update(users).set({ enterpriseId }).where(eq(users.id, userId));
  await tx
    .update(sessions)
    .set({ enterpriseId, memberRole: 'OWNER' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedReason)));
}

/** The enterprise an account acts for, its role there, and the state of that enterprise's audit. */
export interface Acting {
  enterpriseId: string;
  memberRole: MemberRole;
  auditStatus: Actor['auditStatus'];
}

/** Makes an account act for an enterprise, or for none, from now on and in open sessions too. */
export async function actFor(tx: Db, userId: string, acting: Acting | null): Promise<void> {
  const { enterpriseId = null, memberRole = null, auditStatus = '0' } = acting ?? {};
  await tx.update(users).set({ enterpriseId, auditStatus }).where(eq(users.id, userId));
  await tx
    .update(sessions)
    .set({ enterpriseId, memberRole, auditStatus })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedReason)));
}

/**
 * Ends the sessions in which an account acts for an enterprise, because its rights there have changed. An account that
 * is no longer a member acts for `next` from its next login on.
 */
export async function restartMember(
  tx: Db,
  { userId, enterpriseId }: { userId: string; enterpriseId: string },
  next?: Acting | null,
): Promise<void> {
  await endSessionsFor(tx, { userId, enterpriseId }, 'ROLE_CHANGED');
  if (next === undefined) return;
  await tx
    .update(users)
    .set({ enterpriseId: next?.enterpriseId ?? null, auditStatus: next?.auditStatus ?? '0' })
    .where(and(eq(users.id, userId), eq(users.enterpriseId, enterpriseId)));
}

/** Copies the state of an audit to the applicant's and all members' accounts and open sessions. */
export async function carryAuditStatus(
  tx: Db,
  { applicantId, enterpriseId }: { applicantId: string; enterpriseId: string },
  auditStatus: Actor['auditStatus'],
): Promise<void> {
  // Leaves out applicants who act for another enterprise by now.
  const concerns = (
    userId: typeof users.id | typeof sessions.userId,
    acting: typeof users.enterpriseId | typeof sessions.enterpriseId,
  ): SQL | undefined => or(eq(acting, enterpriseId), and(eq(userId, applicantId), isNull(acting)));
  await tx.update(users).set({ auditStatus }).where(concerns(users.id, users.enterpriseId));
  await tx
    .update(sessions)
    .set({ auditStatus })
    .where(and(concerns(sessions.userId, sessions.enterpriseId), isNull(sessions.endedReason)));
}

/** Detaches all accounts from an enterprise and ends their sessions. */
export async function dismissMembers(tx: Db, enterpriseId: string): Promise<void> {
  await endSessions(tx, { enterpriseId }, 'ROLE_CHANGED');
  await tx
    .update(users)
    .set({ enterpriseId: null, auditStatus: '4' })
    .where(eq(users.enterpriseId, enterpriseId));
}
