import { type PolicyStatus, policyStatuses } from '@portal/contract/policy/states';
import type { PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { declareItems } from '../declare-item.table.ts';
import { policies } from '../policy.table.ts';

export interface ManagedPolicyFilter {
  status?: PolicyStatus | undefined;
  level?: PolicyLevel | undefined;
  kind?: PolicyKind | undefined;
  keyword?: string | undefined;
}

const notTrashed = ne(policies.status, 'TRASH');

/** Draft and pending mean the state of the working copy; its policy may be public. */
function isInState(status: PolicyStatus | undefined): SQL | undefined {
  if (status === undefined) return notTrashed;
  if (status === 'DRAFT' || status === 'PENDING') return and(eq(policies.revision, status), notTrashed);
  return eq(policies.status, status);
}

function conditions({ level, kind, keyword }: ManagedPolicyFilter) {
  return and(
    level === undefined ? undefined : eq(policies.level, level),
    kind === undefined ? undefined : eq(policies.kind, kind),
    contains(keyword, policies.title, policies.docNo),
  );
}

type PolicySort = 'updated' | '-updated' | 'issued' | '-issued';

export function listManagedPolicies(
  db: Db,
  {
    sort = '-updated',
    pageNo,
    pageSize,
    ...filter
  }: ManagedPolicyFilter & { sort?: PolicySort; pageNo: number; pageSize: number },
) {
  const columns = { updated: policies.updatedAt, issued: policies.issuedAt };
  return db
    .select({
      policyId: policies.id,
      title: policies.title,
      docNo: policies.docNo,
      level: policies.level,
      kind: policies.kind,
      status: policies.status,
      revision: policies.revision,
      issuedAt: policies.issuedAt,
      effectiveFrom: policies.effectiveFrom,
      effectiveTo: policies.effectiveTo,
      amountMaxFen: policies.amountMaxFen,
      items: sql<number>`(select count(*) from ${declareItems} where ${declareItems.policyId} = ${policies.id})`,
      updatedAt: policies.updatedAt,
      updatedBy: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(policies)
    .leftJoin(users, eq(users.id, policies.updatedBy))
    .where(and(conditions(filter), isInState(filter.status)))
    .orderBy(...sorted(sort, columns, policies.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countManagedPolicies = (db: Db, filter: ManagedPolicyFilter): Promise<TabCounts<PolicyStatus>> =>
  countTabs(policyStatuses, isInState, (columns) =>
    db.select(columns).from(policies).where(conditions(filter)),
  );

const enterprisesShown = 20;

/** Admitted enterprises whose name contains the keyword. */
export function listTryEnterprises(db: Db, keyword: string | undefined) {
  return db
    .select({ enterpriseId: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(and(eq(enterprises.entryStatus, 'PASSED'), contains(keyword, enterprises.name)))
    .orderBy(asc(enterprises.name))
    .limit(enterprisesShown);
}
