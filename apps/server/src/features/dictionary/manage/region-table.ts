import { asc, eq } from 'drizzle-orm';
import { regions } from '../dictionary.table.ts';
import type { EntryTable } from './entry-table.ts';

const { regionId, name, kind, parentId, sort, shield, mergedInto, version } = regions;

/** Districts and their areas. */
export const regionTable: EntryTable = {
  async read(db, lock) {
    const query = db
      .select({ code: regionId, name, group: kind, parentCode: parentId, sort, shield, mergedInto, version })
      .from(regions)
      .orderBy(asc(sort), asc(regionId));
    return lock ? query.for('update') : query;
  },
  async insert(tx, { code, group, parentCode, ...entry }) {
    await tx.insert(regions).values({ ...entry, regionId: code, kind: group ?? '', parentId: parentCode });
  },
  async update(tx, code, { group, parentCode, ...set }) {
    await tx
      .update(regions)
      .set({
        ...set,
        ...(group === undefined ? {} : { kind: group ?? '' }),
        ...(parentCode === undefined ? {} : { parentId: parentCode }),
      })
      .where(eq(regionId, code));
  },
  async remove(tx, code) {
    await tx.delete(regions).where(eq(regionId, code));
  },
};
