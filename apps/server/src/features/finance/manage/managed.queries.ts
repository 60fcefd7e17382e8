import {
  type FinProductState,
  finProductStates,
  type InstitutionState,
  institutionStates,
} from '@portal/contract/finance/terms';
import { and, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import {
  type InstitutionWithNames,
  type ProductWithInstitution,
  selectInstitutions,
  selectProducts,
} from '../finance.queries.ts';
import { finProducts, institutions } from '../finance.table.ts';

interface Filter<State> {
  state?: State | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort: 'submitted' | '-submitted';
  pageNo: number;
  pageSize: number;
}

const isInstitutionIn = (state: InstitutionState | undefined) => state && eq(institutions.status, state);
const isProductIn = (state: FinProductState | undefined) => state && eq(finProducts.status, state);

const institutionConditions = ({ keyword }: Filter<InstitutionState>) =>
  contains(keyword, institutions.name, enterprises.name);
const productConditions = ({ keyword }: Filter<FinProductState>) =>
  contains(keyword, finProducts.name, institutions.name);

export const listManagedInstitutions = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<InstitutionState> & Page,
): Promise<InstitutionWithNames[]> =>
  selectInstitutions(db)
    .where(and(institutionConditions(filter), isInstitutionIn(filter.state)))
    .orderBy(...sorted(sort, { submitted: nullsSmallest(institutions.submittedAt) }, institutions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedInstitutions = (db: Db, filter: Filter<InstitutionState>) =>
  countTabs(institutionStates, isInstitutionIn, (columns) =>
    db
      .select(columns)
      .from(institutions)
      .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
      .where(institutionConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedInstitution(db: Db, id: string): Promise<InstitutionWithNames> {
  const [row] = await selectInstitutions(db).where(eq(institutions.id, id));
  if (!row) throw notFound();
  return row;
}

export const listManagedProducts = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<FinProductState> & Page,
): Promise<ProductWithInstitution[]> =>
  selectProducts(db)
    .where(and(productConditions(filter), isProductIn(filter.state)))
    .orderBy(...sorted(sort, { submitted: nullsSmallest(finProducts.submittedAt) }, finProducts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedProducts = (db: Db, filter: Filter<FinProductState>) =>
  countTabs(finProductStates, isProductIn, (columns) =>
    db
      .select(columns)
      .from(finProducts)
      .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
      .where(productConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedProduct(db: Db, id: string): Promise<ProductWithInstitution> {
  const [row] = await selectProducts(db).where(eq(finProducts.id, id));
  if (!row) throw notFound();
  return row;
}
