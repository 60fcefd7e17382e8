import { type InviteStatus, inviteStatuses } from '@portal/contract/invite';
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { users } from '../../identity/user.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { isPhone } from '../member/is-phone.ts';
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

export interface InviteFilter {
  enterpriseId: string;
  status?: InviteStatus | undefined;
  keyword?: string | undefined;
  /** Decides whether an open invitation still waits or has expired. */
  now: Date;
}

const hasStatus =
  (now: Date) =>
  (status: InviteStatus | undefined): SQL | undefined => {
    if (status === undefined) return undefined;
    const { status: stored, expiresAt } = enterpriseInvites;
    if (status === 'SENT') return and(eq(stored, 'SENT'), gt(expiresAt, now));
    return status === 'EXPIRED' ? and(eq(stored, 'SENT'), lte(expiresAt, now)) : eq(stored, status);
  };

const conditions = ({ enterpriseId, keyword }: InviteFilter): SQL | undefined =>
  and(
    eq(enterpriseInvites.enterpriseId, enterpriseId),
    keyword ? (isPhone(enterpriseInvites.phoneNumber, keyword) ?? sql`false`) : undefined,
  );

export function listInvitesOf(
  db: Db,
  {
    sort = '-sent',
    pageNo,
    pageSize,
    ...filter
  }: InviteFilter & { sort?: 'sent' | '-sent'; pageNo: number; pageSize: number },
) {
  return selectInvites(db)
    .where(and(conditions(filter), hasStatus(filter.now)(filter.status)))
    .orderBy(...sorted(sort, { sent: enterpriseInvites.createdAt }, enterpriseInvites.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countInvitesOf = (db: Db, filter: InviteFilter): Promise<TabCounts<InviteStatus>> =>
  countTabs(inviteStatuses, hasStatus(filter.now), (columns) =>
    db.select(columns).from(enterpriseInvites).where(conditions(filter)),
  );

/** Invitations that wait for the number's holder. */
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
