import { asc, eq } from 'drizzle-orm';
import { tagInfos } from '../dictionary.table.ts';
import type { EntryTable } from './entry-table.ts';

const { tagId, name, group, sort, shield, mergedInto, version } = tagInfos;

/** Article tags, by group. */
export const tagTable: EntryTable = {
  async read(db, lock) {
    const query = db
      .select({ code: tagId, name, group, sort, shield, mergedInto, version })
      .from(tagInfos)
      .orderBy(asc(sort), asc(tagId));
    const rows = await (lock ? query.for('update') : query);
    return rows.map((row) => ({ ...row, parentCode: null }));
  },
  async insert(tx, { code, group: groupName, parentCode: _parent, ...entry }) {
    await tx.insert(tagInfos).values({ ...entry, tagId: code, group: groupName ?? '' });
  },
  async update(tx, code, { group: groupName, parentCode: _parent, ...set }) {
    await tx
      .update(tagInfos)
      .set({ ...set, ...(groupName === undefined ? {} : { group: groupName ?? '' }) })
      .where(eq(tagId, code));
  },
  async remove(tx, code) {
    await tx.delete(tagInfos).where(eq(tagId, code));
  },
};
