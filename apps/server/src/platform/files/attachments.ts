import type { Attachment } from '@portal/contract/fields';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { fileGroups, fileItems } from './file.table.ts';

const { fileId, index, name, mime, bytes } = fileItems;
const shown = { fileId, index, name, mime, bytes };

/** The files of a group as a page lists them; empty for a null group. */
export async function listAttachments(db: Db, group: string | null): Promise<Attachment[]> {
  if (group === null) return [];
  return db.select(shown).from(fileItems).where(eq(fileId, group)).orderBy(asc(index));
}

/** The first file of each group, such as the form for a material. */
export async function listFirstFiles(db: Db, groups: string[]): Promise<Attachment[]> {
  if (groups.length === 0) return [];
  return db
    .select(shown)
    .from(fileItems)
    .where(and(inArray(fileId, groups), eq(index, 0)));
}

/** The public files among the groups. */
export async function findPublicFiles(db: Db, groups: string[]): Promise<ReadonlySet<string>> {
  if (groups.length === 0) return new Set();
  const rows = await db
    .select({ id: fileGroups.id })
    .from(fileGroups)
    .where(and(inArray(fileGroups.id, groups), eq(fileGroups.visibility, 'public')));
  return new Set(rows.map(({ id }) => id));
}
