import { type FinProductState, finProductStates } from '@portal/contract/finance/terms';
import { and, desc, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ProductWithInstitution, selectProducts } from '../finance.queries.ts';
import { finProducts, institutions } from '../finance.table.ts';

interface Filter {
  enterpriseId: string;
  state?: FinProductState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: FinProductState | undefined) => state && eq(finProducts.status, state);

const conditions = ({ enterpriseId, keyword }: Filter) =>
  and(eq(institutions.enterpriseId, enterpriseId), contains(keyword, finProducts.name));

/** Products of an enterprise's institution, most recently changed first. */
export const listOwnProducts = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<ProductWithInstitution[]> =>
  selectProducts(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(desc(finProducts.updatedAt), desc(finProducts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnProducts = (db: Db, filter: Filter) =>
  countTabs(finProductStates, isInState, (columns) =>
    db
      .select(columns)
      .from(finProducts)
      .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
      .where(conditions(filter)),
  );
