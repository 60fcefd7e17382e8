import { createHash } from 'node:crypto';
import type { Picture } from '@portal/contract/fields';
import type { Db } from '../database/database.ts';
import { type DrawingRecipe, type FileVisibility, fileGroups, fileItems } from './file.table.ts';
import type { FileStore } from './file-store.ts';

export interface FileContent {
  name: string;
  mime: string;
  bytes: Buffer;
  width?: number;
  height?: number;
}

/** Writes the contents to the store, then the rows that name them; a row never points at nothing. */
export async function insertFiles(
  db: Db,
  store: FileStore,
  group: {
    id: string;
    purpose: string;
    visibility: FileVisibility;
    ownerUserId?: string;
    ownerEnterpriseId?: string;
  },
  contents: readonly FileContent[],
): Promise<void> {
  const items = contents.map(({ bytes, ...item }, index) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      row: {
        fileId: group.id,
        index,
        ...item,
        bytes: bytes.length,
        sha256,
        storageKey: storageKeyOf(sha256),
      },
      bytes,
    };
  });
  for (const { row, bytes } of items) await store.put(row.storageKey, bytes, row.mime);
  await db.insert(fileGroups).values(group);
  await db.insert(fileItems).values(items.map(({ row }) => row));
}

/** Contents are named by their hash, so that the same file uploaded twice is stored once. */
export const storageKeyOf = (sha256: string) => `content/${sha256.slice(0, 2)}/${sha256}`;

/** A picture drawn from its recipe when first asked for; returns what a page needs to show it. */
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
