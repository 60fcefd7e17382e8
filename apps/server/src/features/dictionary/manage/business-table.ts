import { and, asc, eq } from 'drizzle-orm';
import { businessData } from '../dictionary.table.ts';
import type { EntryTable } from './entry-table.ts';

const { code, name, parentCode, sort, shield, mergedInto, version, type } = businessData;

/** Access to the entries of one dictionary. */
export const businessTable = (list: string): EntryTable => {
  const isEntry = (wanted: string) => and(eq(type, list), eq(code, wanted));
  return {
    async read(db, lock) {
      const query = db
        .select({ code, name, parentCode, sort, shield, mergedInto, version })
        .from(businessData)
        .where(eq(type, list))
        .orderBy(asc(sort), asc(code));
      const rows = await (lock ? query.for('update') : query);
      return rows.map((row) => ({ ...row, group: null }));
    },
    async insert(tx, { group: _group, ...entry }) {
      await tx.insert(businessData).values({ ...entry, type: list });
    },
    async update(tx, wanted, { group: _group, ...set }) {
      await tx.update(businessData).set(set).where(isEntry(wanted));
    },
    async remove(tx, wanted) {
      await tx.delete(businessData).where(isEntry(wanted));
    },
  };
};
