import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { businessData } from '../dictionary/dictionary.table.ts';

const plateTypes = 'COMMUNITY_PLATE_TYPE';
const boards = 'COMMUNITY_PLATE';

/** The types of boards with their boards, in the dictionaries' order; hidden ones are left out. */
export async function listBoards(db: Db) {
  const { type, code, name, parentCode, shield, sort } = businessData;
  const rows = await db
    .select({ type, id: code, name, parentCode })
    .from(businessData)
    .where(and(inArray(type, [plateTypes, boards]), eq(shield, 0)))
    .orderBy(asc(sort), asc(code));
  const childrenOf = (typeId: string) => rows.filter((row) => row.parentCode === typeId);
  return rows
    .filter((row) => row.type === plateTypes)
    .map(({ id, name: typeName }) => ({
      id,
      name: typeName,
      plateVOList: childrenOf(id).map((plate) => ({ id: plate.id, name: plate.name })),
    }));
}
