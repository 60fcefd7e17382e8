import type { OperatorRole } from '@portal/contract/endpoint';
import type { UserStatus } from '@portal/contract/identity-user';
import { and, arrayContains, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { UserType } from '../../../platform/session/actor.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../user.table.ts';

export interface UserFilter {
  accountType?: UserType | undefined;
  status?: UserStatus | undefined;
  roleCode?: OperatorRole | undefined;
  keyword?: string | undefined;
}

const isPhonePart = (keyword: string) => /^\d{4,11}$/.test(keyword);

function conditions({ accountType, status, roleCode, keyword }: UserFilter): SQL | undefined {
  return and(
    accountType && eq(users.userType, accountType),
    status && eq(users.status, status),
    roleCode && arrayContains(users.operatorRoles, [roleCode]),
    keyword
      ? or(
          contains(keyword, users.loginName, users.name),
          isPhonePart(keyword) ? like(users.phoneNumber, `%${keyword}`) : undefined,
        )
      : undefined,
  );
}

export interface UserListing extends UserFilter {
  sort: 'created' | 'lastLogin';
  pageNo: number;
  pageSize: number;
}

/** A page of accounts, the newest or the last logged in first, with the enterprise each acts for. */
export function listUsers(db: Db, { sort, pageNo, pageSize, ...filter }: UserListing) {
  const order = { created: users.createdAt, lastLogin: users.lastLoginAt }[sort];
  return db
    .select({ user: users, enterpriseName: enterprises.name })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(conditions(filter))
    .orderBy(sql`${order} desc nulls last`, sql`${users.id} desc nulls last`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export type UserListRow = Awaited<ReturnType<typeof listUsers>>[number];

export const countUsers = (db: Db, filter: UserFilter): Promise<number> =>
  db.$count(users, conditions(filter));
