import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import type { listManagedPolicies } from './managed-policy.queries.ts';

type Row = Awaited<ReturnType<typeof listManagedPolicies>>[number];

/** The rows with the current names of their level and kind. */
export async function nameCodes(db: Db, rows: readonly Row[]) {
  const entries = await db
    .select({ type: businessData.type, code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(inArray(businessData.type, ['POLICY_LEVEL', 'POLICY_KIND']));
  const names = new Map(entries.map(({ type, code, name }) => [`${type} ${code}`, name]));
  return rows.map((row) => ({
    ...row,
    levelName: names.get(`POLICY_LEVEL ${row.level}`) ?? row.level,
    kindName: names.get(`POLICY_KIND ${row.kind}`) ?? row.kind,
  }));
}
