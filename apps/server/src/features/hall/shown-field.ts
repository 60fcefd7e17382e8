import type { ChainStage } from '@portal/contract/enterprise/public';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Crowd } from '../blind/crowd.public.ts';

interface Field {
  categoryCode?: string | undefined;
  chainStage?: ChainStage | undefined;
}

interface Columns {
  categoryCode: AnyPgColumn;
  chainStage: AnyPgColumn;
}

const nothing = sql`false`;

/** Projects that show no category. */
export const showsNoCategory = ({ categories }: Crowd, { categoryCode }: Pick<Columns, 'categoryCode'>) =>
  categories.size === 0 ? undefined : notInArray(categoryCode, [...categories]);

/** Projects that show this category, or this stage in its place. The filter reveals no more than the rows do. */
export function showsField(crowd: Crowd, columns: Columns, field: Field): SQL | undefined {
  const { categoryCode, chainStage } = field;
  return and(
    categoryCode
      ? crowd.categories.has(categoryCode)
        ? eq(columns.categoryCode, categoryCode)
        : nothing
      : undefined,
    chainStage
      ? crowd.stages.has(chainStage)
        ? and(eq(columns.chainStage, chainStage), showsNoCategory(crowd, columns))
        : nothing
      : undefined,
  );
}

/** Projects that show their category. */
export const showsCategory = ({ categories }: Crowd, { categoryCode }: Pick<Columns, 'categoryCode'>) =>
  inArray(categoryCode, ['', ...categories]);
