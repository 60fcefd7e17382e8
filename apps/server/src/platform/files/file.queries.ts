import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { fileGroups, fileItems } from './file.table.ts';

/** A file with its access rights; null if it does not exist. */
export async function findFile(db: Db, fileId: string, index: number) {
  const [row] = await db
    .select({
      purpose: fileGroups.purpose,
      visibility: fileGroups.visibility,
      ownerUserId: fileGroups.ownerUserId,
      ownerEnterpriseId: fileGroups.ownerEnterpriseId,
      name: fileItems.name,
      mime: fileItems.mime,
      bytes: fileItems.bytes,
      sha256: fileItems.sha256,
      width: fileItems.width,
      height: fileItems.height,
      storageKey: fileItems.storageKey,
      recipe: fileItems.recipe,
    })
    .from(fileItems)
    .innerJoin(fileGroups, eq(fileGroups.id, fileItems.fileId))
    .where(and(eq(fileItems.fileId, fileId), eq(fileItems.index, index)));
  return row ?? null;
}

export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;
