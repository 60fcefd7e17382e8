import { createHash } from 'node:crypto';
import type { Picture } from '@portal/contract/fields';
import type { Db } from '../database/database.ts';
import { type DrawingRecipe, fileGroups, fileItems } from './file.table.ts';
import type { FileStore } from './file-store.ts';

export interface FileContent {
  name: string;
  mime: string;
  bytes: Buffer;
  width?: number;
  height?: number;
}

export type FileGroup = typeof fileGroups.$inferInsert;

/** Writes the contents to the store before the rows that refer to them, so that no row refers to missing content. */
export async function insertFiles(
  db: Db,
  store: FileStore,
  group: FileGroup,
  contents: readonly FileContent[],
): Promise<void> {
  const items = contents.map(({ bytes, ...item }, index) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      row: { index, ...item, bytes: bytes.length, sha256 },
      bytes,
    };
  });
  for (const { row, bytes } of items) await store.put(storageKeyOf(row.sha256), bytes, row.mime);
  await insertFileRows(
    db,
    group,
    items.map(({ row }) => row),
  );
}

/** Inserts rows for files whose contents are already in the store under `storageKeyOf`. */
export async function insertFileRows(
  db: Db,
  group: FileGroup,
  items: readonly Omit<typeof fileItems.$inferInsert, 'fileId' | 'storageKey' | 'recipe'>[],
): Promise<void> {
  await db.insert(fileGroups).values(group);
  await db
    .insert(fileItems)
    .values(items.map((item) => ({ ...item, fileId: group.id, storageKey: storageKeyOf(item.sha256) })));
}

/** The key is the content's hash, so that a file uploaded twice is stored once. */
export const storageKeyOf = (sha256: string) => `content/${sha256.slice(0, 2)}/${sha256}`;

/** Inserts pictures that are drawn from their recipes on the first request; returns what a page needs to show them. */
export async function insertDrawings(
  db: Db,
  drawings: readonly { id: string; recipe: DrawingRecipe; width: number; height: number; alt: string }[],
): Promise<Picture[]> {
  if (drawings.length === 0) return [];
  await db
    .insert(fileGroups)
    .values(drawings.map(({ id }) => ({ id, purpose: 'drawing', visibility: 'public' as const })));
  await db.insert(fileItems).values(
    drawings.map(({ id, recipe, width, height }) => ({
      fileId: id,
      index: 0,
      name: `${recipe.motif}.webp`,
      mime: 'image/webp',
      bytes: 0,
      sha256: '',
      width,
      height,
      recipe,
    })),
  );
  return drawings.map(({ id, width, height, alt }) => ({ fileId: id, width, height, alt }));
}
