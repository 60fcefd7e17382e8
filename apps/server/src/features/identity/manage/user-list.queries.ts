import { type RoleInfo, userTypes } from '@portal/contract/identity/fields';
import type { UserStatus } from '@portal/contract/identity/user';
import type { OperatorRole } from '@portal/contract/operator-role';
import { and, arrayContains, eq, like, or, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import type { UserType } from '../../../platform/session/actor.ts';
import { heldRoleInfos } from '../../../platform/session/custom-role-names.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

export interface UserFilter {
  accountType?: UserType | undefined;
  status?: UserStatus | undefined;
  roleCode?: OperatorRole | undefined;
  keyword?: string | undefined;
}

const isPhonePart = (keyword: string) => /^\d{4,11}$/.test(keyword);

const isOfType = (type: UserType | undefined): SQL | undefined => type && eq(users.userType, type);

function conditions({ status, roleCode, keyword }: UserFilter): SQL | undefined {
  return and(
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
  sort: 'created' | '-created' | 'lastLogin' | '-lastLogin';
  pageNo: number;
  pageSize: number;
}

function selectUsers(db: Db, { sort, pageNo, pageSize, ...filter }: UserListing) {
  const columns = {
    created: nullsSmallest(users.createdAt),
    lastLogin: nullsSmallest(users.lastLoginAt),
  };
  return db
    .select({ user: users, enterpriseName: enterprises.name })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(and(conditions(filter), isOfType(filter.accountType)))
    .orderBy(...sorted(sort, columns, users.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export interface UserListRow {
  user: UserRow;
  enterpriseName: string | null;
  /** Roles of the park's own that they hold today. */
  held: readonly RoleInfo[];
}

/** A page of accounts, each with the enterprise it acts for and the roles of the park's own that it holds. */
export async function listUsers(db: Db, now: Date, listing: UserListing): Promise<UserListRow[]> {
  const rows = await selectUsers(db, listing);
  const operators = rows.filter(({ user }) => user.userType === '900').map(({ user }) => user.id);
  const held = await heldRoleInfos(db, operators, now);
  return rows.map((row) => ({ ...row, held: held.get(row.user.id) ?? [] }));
}

export const countUsers = (db: Db, filter: UserFilter): Promise<TabCounts<UserType>> =>
  countTabs(userTypes, isOfType, (columns) => db.select(columns).from(users).where(conditions(filter)));
