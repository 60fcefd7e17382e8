import type { MemberStatus } from '@portal/contract/enterprise/member';
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { users } from '../../identity/user.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { isPhone } from './is-phone.ts';

export interface MemberFilter {
  enterpriseId: string;
  status: MemberStatus;
  memberRole?: MemberRole | undefined;
  keyword?: string | undefined;
}

function conditions({ enterpriseId, status, memberRole, keyword }: MemberFilter): SQL | undefined {
  return and(
    eq(enterpriseMembers.enterpriseId, enterpriseId),
    eq(enterpriseMembers.status, status),
    memberRole && eq(enterpriseMembers.memberRole, memberRole),
    keyword
      ? or(contains(keyword, users.name, users.loginName), isPhone(users.phoneNumber, keyword))
      : undefined,
  );
}

interface MemberListing extends MemberFilter {
  sort?: 'since' | '-since' | undefined;
  pageNo: number;
  pageSize: number;
}

/** A page of members with one status; sorted by role, then time, unless a sort is given. */
export function listMembers(db: Db, { sort, pageNo, pageSize, ...filter }: MemberListing) {
  const byRole = [
    sql`array_position(array['OWNER', 'ADMIN', 'FINANCE', 'STAFF'], ${enterpriseMembers.memberRole})`,
    asc(enterpriseMembers.createdAt),
    asc(enterpriseMembers.id),
  ];
  const columns = { since: enterpriseMembers.createdAt };
  return db
    .select({
      member: enterpriseMembers,
      name: users.name,
      loginName: users.loginName,
      phoneNumber: users.phoneNumber,
    })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(conditions(filter))
    .orderBy(...(sort ? sorted(sort, columns, enterpriseMembers.id) : byRole))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

export async function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(conditions(filter));
  return row?.total ?? 0;
}
