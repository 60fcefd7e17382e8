import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/user.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { enterpriseInvites } from './enterprise-invite.table.ts';

export type Invite = typeof enterpriseInvites.$inferSelect;

const selectInvites = (db: Db) =>
  db
    .select({ invite: enterpriseInvites, inviterName: users.name, enterpriseName: enterprises.name })
    .from(enterpriseInvites)
    .innerJoin(users, eq(users.id, enterpriseInvites.inviterId))
    .innerJoin(enterprises, eq(enterprises.id, enterpriseInvites.enterpriseId))
    .$dynamic();

export type ShownInvite = Awaited<ReturnType<typeof listInvitesOf>>[number];

export function listInvitesOf(db: Db, enterpriseId: string, page: { pageNo: number; pageSize: number }) {
  return selectInvites(db)
    .where(eq(enterpriseInvites.enterpriseId, enterpriseId))
    .orderBy(desc(enterpriseInvites.createdAt), desc(enterpriseInvites.id))
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
}

export const countInvitesOf = (db: Db, enterpriseId: string): Promise<number> =>
  db.$count(enterpriseInvites, eq(enterpriseInvites.enterpriseId, enterpriseId));

/** Invitations that wait for whoever has the number. */
export function listInvitesTo(db: Db, phoneNumber: string, now: Date) {
  return selectInvites(db)
    .where(
      and(
        eq(enterpriseInvites.phoneNumber, phoneNumber),
        eq(enterpriseInvites.status, 'SENT'),
        gt(enterpriseInvites.expiresAt, now),
        eq(enterprises.entryStatus, 'PASSED'),
      ),
    )
    .orderBy(desc(enterpriseInvites.createdAt))
    .limit(20);
}

export async function findInvite(db: Db, id: string): Promise<ShownInvite | undefined> {
  const [row] = await selectInvites(db).where(eq(enterpriseInvites.id, id));
  return row;
}

export async function lockInvite(tx: Db, id: string): Promise<Invite | undefined> {
  const [row] = await tx.select().from(enterpriseInvites).where(eq(enterpriseInvites.id, id)).for('update');
  return row;
}
