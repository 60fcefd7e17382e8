import type { attachment } from '@portal/contract/fields';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { fileItems } from './file.table.ts';

/** The files of a group as a page lists them; none for no group. */
export async function listAttachments(db: Db, fileId: string | null): Promise<z.infer<typeof attachment>[]> {
  if (fileId === null) return [];
  return db
    .select({
      fileId: fileItems.fileId,
      index: fileItems.index,
      name: fileItems.name,
      mime: fileItems.mime,
      bytes: fileItems.bytes,
    })
    .from(fileItems)
    .where(eq(fileItems.fileId, fileId))
    .orderBy(asc(fileItems.index));
}
