import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

export async function findUserByLoginName(db: Db, loginName: string): Promise<UserRow | undefined> {
  const query = prepareOnce(db, 'user of a login name', () =>
    db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.loginName})`, sql.placeholder('loginName'))),
  );
  const [row] = await query.execute({ loginName: loginName.toLowerCase() });
  return row;
}

/** Accounts with a phone number, most recently used first, then enterprise accounts before personal ones. */
export function listUsersByPhone(db: Db, phoneNumber: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), ne(users.status, 'CANCELLED')))
    .orderBy(
      sql`${users.lastLoginAt} desc nulls last`,
      sql`array_position(array['200', '100', '900'], ${users.userType})`,
      asc(users.id),
    );
}

/** The user's role in the enterprise they act for. */
export async function findMemberRole(
  db: Db,
  { id, enterpriseId }: Pick<UserRow, 'id' | 'enterpriseId'>,
): Promise<MemberRole | null> {
  if (enterpriseId === null) return null;
  const [row] = await db
    .select({ memberRole: enterpriseMembers.memberRole })
    .from(enterpriseMembers)
    .where(
      and(
        eq(enterpriseMembers.userId, id),
        eq(enterpriseMembers.enterpriseId, enterpriseId),
        eq(enterpriseMembers.status, 'ACTIVE'),
      ),
    );
  return row?.memberRole ?? null;
}

/** The enterprises a user belongs to, oldest membership last. */
export function listEnterprisesOf(db: Db, userId: string) {
  return db
    .select({
      enterpriseId: enterpriseMembers.enterpriseId,
      name: enterprises.name,
      memberRole: enterpriseMembers.memberRole,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(and(eq(enterpriseMembers.userId, userId), eq(enterpriseMembers.status, 'ACTIVE')))
    .orderBy(desc(enterpriseMembers.createdAt), desc(enterpriseMembers.id));
}
