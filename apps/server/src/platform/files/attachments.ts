import type { attachment } from '@portal/contract/fields';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { fileItems } from './file.table.ts';

const { fileId, index, name, mime, bytes } = fileItems;
const shown = { fileId, index, name, mime, bytes };

type Attachment = z.infer<typeof attachment>;

/** The files of a group as a page lists them; none for no group. */
export async function listAttachments(db: Db, group: string | null): Promise<Attachment[]> {
  if (group === null) return [];
  return db.select(shown).from(fileItems).where(eq(fileId, group)).orderBy(asc(index));
}

/** The first file of each group, such as the form a material is written on. */
export async function listFirstFiles(db: Db, groups: string[]): Promise<Attachment[]> {
  if (groups.length === 0) return [];
  return db
    .select(shown)
    .from(fileItems)
    .where(and(inArray(fileId, groups), eq(index, 0)));
}
