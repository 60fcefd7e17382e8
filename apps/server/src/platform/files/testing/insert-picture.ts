import { ulid } from 'ulidx';
import type { Db } from '../../database/database.ts';
import { type FileVisibility, fileGroups, fileItems } from '../file.table.ts';

interface Given {
  visibility?: FileVisibility;
  /** Null for a file that is not a picture. */
  width?: number | null;
  ownerUserId?: string;
  purpose?: string;
}

/** Inserts the rows of a picture without any content, public by default. */
export async function insertPicture(
  db: Db,
  { visibility = 'public', width = 900, ownerUserId, purpose = 'TEST' }: Given = {},
): Promise<string> {
  const id = ulid();
  await db.insert(fileGroups).values({ id, purpose, visibility, ownerUserId });
  await db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: '环形展厅.png',
    mime: width === null ? 'application/pdf' : 'image/png',
    bytes: 3,
    sha256: 'abc',
    width,
    height: width,
    storageKey: null,
  });
  return id;
}

/** Files that a gallery rejects: another user's private file, a document, and a missing file. */
export const refusedPictures = async (db: Db): Promise<string[]> => [
  await insertPicture(db, { visibility: 'owner', ownerUserId: ulid() }),
  await insertPicture(db, { width: null }),
  ulid(),
];
