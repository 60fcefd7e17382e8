import type {
  OrganizationKind,
  OrganizationState,
  OrgMemberState,
} from '@portal/contract/organization/terms';
import { organizationStates, orgMemberStates } from '@portal/contract/organization/terms';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { countedOrganization } from '../organization.queries.ts';
import { organizations, orgMembers } from '../organization.table.ts';

export interface Page<Sort extends string> {
  sort: Sort | `-${Sort}`;
  pageNo: number;
  pageSize: number;
}

export const windowOf = ({ pageNo, pageSize }: Omit<Page<string>, 'sort'>) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

interface OrganizationFilter {
  state?: OrganizationState | undefined;
  kind?: OrganizationKind | undefined;
  keyword?: string | undefined;
}

const isIn = (state: OrganizationState | undefined) => state && eq(organizations.status, state);
const conditions = ({ kind, keyword }: OrganizationFilter) =>
  and(
    kind && eq(organizations.kind, kind),
    contains(keyword, organizations.name, organizations.leaderText, organizations.duty),
  );

const parents = alias(organizations, 'parent');

const selectOrganizations = (db: Db) =>
  db
    .select({ organization: countedOrganization, parentName: parents.name })
    .from(organizations)
    .leftJoin(parents, eq(parents.id, organizations.parentId));
export type ManagedRow = Awaited<ReturnType<typeof selectOrganizations>>[number];

export function listManaged(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: OrganizationFilter & Page<'sort' | 'updated'>,
): Promise<ManagedRow[]> {
  const { limit, offset } = windowOf({ pageNo, pageSize });
  return selectOrganizations(db)
    .where(and(conditions(filter), isIn(filter.state)))
    .orderBy(
      ...sorted(sort, { sort: organizations.sort, updated: organizations.updatedAt }, organizations.id),
    )
    .limit(limit)
    .offset(offset);
}

export const countManaged = (db: Db, filter: OrganizationFilter) =>
  countTabs(organizationStates, isIn, (columns) =>
    db.select(columns).from(organizations).where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManaged(db: Db, id: string): Promise<ManagedRow> {
  const [row] = await selectOrganizations(db).where(eq(organizations.id, id));
  if (!row) throw notFound();
  return row;
}

interface MemberFilter {
  state?: OrgMemberState | undefined;
  organizationId?: string | undefined;
  keyword?: string | undefined;
}

const isMemberIn = (state: OrgMemberState | undefined) => state && eq(orgMembers.status, state);
const memberConditions = ({ organizationId, keyword }: MemberFilter): SQL | undefined =>
  and(
    organizationId === undefined ? undefined : eq(orgMembers.organizationId, organizationId),
    contains(keyword, users.name, organizations.name),
  );

const selectMembers = (db: Db) =>
  db
    .select({
      member: getTableColumns(orgMembers),
      organizationName: organizations.name,
      name: users.name,
      phoneNumber: users.phoneNumber,
      enterpriseName: enterprises.name,
      no: cases.caseNo,
    })
    .from(orgMembers)
    .innerJoin(organizations, eq(organizations.id, orgMembers.organizationId))
    .innerJoin(users, eq(users.id, orgMembers.userId))
    .leftJoin(enterprises, and(eq(enterprises.id, users.enterpriseId), eq(enterprises.entryStatus, 'PASSED')))
    .leftJoin(cases, and(eq(cases.kind, 'ORG_MEMBER'), eq(cases.bizId, orgMembers.id)));
export type ManagedMemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

export function listManagedMembers(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: MemberFilter & Page<'applied'>,
): Promise<ManagedMemberRow[]> {
  const { limit, offset } = windowOf({ pageNo, pageSize });
  return selectMembers(db)
    .where(and(memberConditions(filter), isMemberIn(filter.state)))
    .orderBy(...sorted(sort, { applied: orgMembers.appliedAt }, orgMembers.id))
    .limit(limit)
    .offset(offset);
}

export const countManagedMembers = (db: Db, filter: MemberFilter) =>
  countTabs(orgMemberStates, isMemberIn, (columns) =>
    db
      .select(columns)
      .from(orgMembers)
      .innerJoin(organizations, eq(organizations.id, orgMembers.organizationId))
      .innerJoin(users, eq(users.id, orgMembers.userId))
      .where(memberConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedMember(db: Db, id: string): Promise<ManagedMemberRow> {
  const [row] = await selectMembers(db).where(eq(orgMembers.id, id));
  if (!row) throw notFound();
  return row;
}
