import type { FinProductSort } from '@portal/contract/finance/public';
import type { FinProductKind, InstitutionKind } from '@portal/contract/finance/terms';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { MenuCondition } from '../../feature/menu-condition.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { policies } from '../policy/policy.table.ts';
import { finProducts, institutions } from './finance.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

export interface InstitutionFilter {
  kind?: InstitutionKind | undefined;
  keyword?: string | undefined;
}

export interface ProductFilter {
  kind?: FinProductKind | undefined;
  institutionId?: string | undefined;
  amountFen?: number | undefined;
  termMonths?: number | undefined;
}

const isAdmitted = eq(enterprises.entryStatus, 'PASSED');
export const isInstitutionOpen = and(eq(institutions.status, 'OPEN'), isAdmitted);
/** A suspended institution keeps its page, which says so, and offers nothing. */
const isInstitutionShown = and(inArray(institutions.status, ['OPEN', 'SUSPENDED']), isAdmitted);
export const isProductOffered = and(eq(finProducts.status, 'ON'), isInstitutionOpen);
const isProductShown = and(
  inArray(finProducts.status, ['ON', 'OFF']),
  isNotNull(finProducts.publishedAt),
  isInstitutionShown,
);

/** Also true for an enterprise that has only requested the role. */
export const isInstitution: MenuCondition = async (db, enterpriseId) =>
  (await db.$count(institutions, eq(institutions.enterpriseId, enterpriseId))) > 0;

export const selectInstitutions = (db: Db) =>
  db
    .select({
      institution: getTableColumns(institutions),
      enterpriseName: enterprises.name,
      products: sql<number>`(select count(*) from ${finProducts}
        where ${finProducts.institutionId} = ${institutions.id} and ${finProducts.status} = 'ON')`.mapWith(
        Number,
      ),
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(institutions)
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'INSTITUTION'), eq(cases.bizId, institutions.id)))
    .$dynamic();

export type InstitutionWithNames = Awaited<ReturnType<typeof selectInstitutions>>[number];

export const selectProducts = (db: Db) =>
  db
    .select({
      product: getTableColumns(finProducts),
      institutionName: institutions.name,
      institutionStatus: institutions.status,
      policyTitle: policies.title,
      policyStatus: policies.status,
    })
    .from(finProducts)
    .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .leftJoin(policies, eq(policies.id, finProducts.subsidyPolicyId))
    .$dynamic();

export type ProductWithInstitution = Awaited<ReturnType<typeof selectProducts>>[number];

const institutionConditions = ({ kind, keyword }: InstitutionFilter) =>
  and(
    isInstitutionOpen,
    kind && eq(institutions.kind, kind),
    contains(keyword, institutions.name, institutions.intro),
  );

export const listInstitutions = (db: Db, { pageNo, pageSize, ...filter }: InstitutionFilter & Page) =>
  selectInstitutions(db)
    .where(institutionConditions(filter))
    .orderBy(asc(institutions.openedAt), asc(institutions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countInstitutions(db: Db, filter: InstitutionFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(institutions)
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .where(institutionConditions(filter));
  return row?.n ?? 0;
}

export const countInstitutionKinds = (db: Db) =>
  db
    .select({ value: institutions.kind, count: count() })
    .from(institutions)
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .where(isInstitutionOpen)
    .groupBy(institutions.kind);

const productConditions = ({ kind, institutionId, amountFen, termMonths }: ProductFilter) =>
  and(
    isProductOffered,
    kind && eq(finProducts.kind, kind),
    institutionId === undefined ? undefined : eq(finProducts.institutionId, institutionId),
    amountFen === undefined
      ? undefined
      : and(lte(finProducts.amountFromFen, amountFen), gte(finProducts.amountToFen, amountFen)),
    termMonths === undefined
      ? undefined
      : and(lte(finProducts.termMonthsFrom, termMonths), gte(finProducts.termMonthsTo, termMonths)),
  );

const orders = {
  cost: [asc(finProducts.costPpm), asc(finProducts.id)],
  latest: [desc(finProducts.publishedAt), desc(finProducts.id)],
} as const satisfies Record<FinProductSort, unknown>;

export const listProducts = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: ProductFilter & Page & { sort: FinProductSort },
): Promise<ProductWithInstitution[]> =>
  selectProducts(db)
    .where(productConditions(filter))
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(finProducts)
    .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .where(productConditions(filter));
  return row?.n ?? 0;
}

export const countProductKinds = (db: Db) =>
  db
    .select({ value: finProducts.kind, count: count() })
    .from(finProducts)
    .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
    .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
    .where(isProductOffered)
    .groupBy(finProducts.kind);

/** @throws {AppError} 500404 */
export async function getShownInstitution(db: Db, id: string): Promise<InstitutionWithNames> {
  const [row] = await selectInstitutions(db).where(and(eq(institutions.id, id), isInstitutionShown));
  if (!row) throw notFound();
  return row;
}

/** @throws {AppError} 500404, also if the product does not belong to institution `inId` */
export async function getShownProduct(db: Db, id: string, inId?: string): Promise<ProductWithInstitution> {
  const isOf = inId === undefined ? undefined : eq(finProducts.institutionId, inId);
  const [row] = await selectProducts(db).where(and(eq(finProducts.id, id), isProductShown, isOf));
  if (!row) throw notFound();
  return row;
}

/** Policies that may fund a subsidy: financing policies in force, newest first. */
export const listSubsidyPolicies = (db: Db) =>
  db
    .select({ policyId: policies.id, title: policies.title })
    .from(policies)
    .where(and(eq(policies.status, 'PUBLISHED'), inArray(policies.kind, ['FINANCING', 'SUBSIDY'])))
    .orderBy(desc(policies.issuedAt), desc(policies.id))
    .limit(50);

/** Ids of all products of an institution, in any state. */
export async function idsOfProducts(db: Db, institutionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: finProducts.id })
    .from(finProducts)
    .where(eq(finProducts.institutionId, institutionId));
  return rows.map(({ id }) => id);
}
