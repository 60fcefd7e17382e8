import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import { enterprises } from '../enterprise.table.ts';

export type EnterpriseProfile = typeof enterprises.$inferSelect;

export async function findProfile(db: Db, id: string): Promise<EnterpriseProfile | undefined> {
  const [row] = await db.select().from(enterprises).where(eq(enterprises.id, id));
  return row;
}

/** The first file of each group, by group id. */
export async function findFirstFiles(db: Db, fileIds: readonly string[]) {
  const rows = await db
    .select({
      fileId: fileItems.fileId,
      name: fileItems.name,
      mime: fileItems.mime,
      bytes: fileItems.bytes,
    })
    .from(fileItems)
    .where(and(inArray(fileItems.fileId, [...fileIds]), eq(fileItems.index, 0)));
  return new Map(rows.map((row) => [row.fileId, row]));
}
