import { type InviteStatus, inviteStatuses } from '@portal/contract/invite/public';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { users } from '../../identity/user.table.ts';
import { hasStatus } from '../../invite/invite.public.ts';
import { invites } from '../../invite/invite.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { isPhone } from '../member/is-phone.ts';

const isOurs = eq(invites.kind, 'ENTERPRISE_MEMBER');

const selectInvites = (db: Db) =>
  db
    .select({ invite: invites, inviterName: users.name, enterpriseName: enterprises.name })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .innerJoin(enterprises, eq(enterprises.id, invites.targetId))
    .$dynamic();

export type SentInvite = Awaited<ReturnType<typeof listInvitesOf>>[number];

export interface InviteFilter {
  enterpriseId: string;
  status?: InviteStatus | undefined;
  keyword?: string | undefined;
  /** The time that decides whether an open invitation has expired. */
  now: Date;
}

const conditions = ({ enterpriseId, keyword }: InviteFilter): SQL | undefined =>
  and(
    isOurs,
    eq(invites.targetId, enterpriseId),
    keyword ? (isPhone(invites.phoneNumber, keyword) ?? sql`false`) : undefined,
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
    .orderBy(...sorted(sort, { sent: invites.createdAt }, invites.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countInvitesOf = (db: Db, filter: InviteFilter): Promise<TabCounts<InviteStatus>> =>
  countTabs(inviteStatuses, hasStatus(filter.now), (columns) =>
    db.select(columns).from(invites).where(conditions(filter)),
  );

/** Pending invitations to a phone number. */
export function listInvitesTo(db: Db, phoneNumber: string, now: Date) {
  return selectInvites(db)
    .where(
      and(
        isOurs,
        eq(invites.phoneNumber, phoneNumber),
        eq(invites.status, 'SENT'),
        gt(invites.expiresAt, now),
        eq(enterprises.entryStatus, 'PASSED'),
      ),
    )
    .orderBy(desc(invites.createdAt))
    .limit(20);
}

export async function findInvite(db: Db, id: string): Promise<SentInvite | undefined> {
  const [row] = await selectInvites(db).where(and(isOurs, eq(invites.id, id)));
  return row;
}
