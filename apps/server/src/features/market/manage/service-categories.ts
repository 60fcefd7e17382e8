import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { and, asc, eq } from 'drizzle-orm';
import { naturalKey } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';

/** The categories of services that are offered, as sheets name them. */
export const listCategories = (db: Db) =>
  db
    .select({ code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(and(eq(businessData.type, serviceCategoryList), eq(businessData.shield, 0)))
    .orderBy(asc(businessData.sort), asc(businessData.code));

export const namesOf = async (rows: Promise<{ name: string }[]>): Promise<string[]> =>
  (await rows).map(({ name }) => name);

/** Codes by themselves and by their names. */
export const codesBy = (rows: readonly { code: string; name: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ code, name }) => [code, name].map((known) => [naturalKey(known), code] as const)));
