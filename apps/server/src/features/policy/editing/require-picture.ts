import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';

/** The picture of a public file; null where there is none. */
export async function findPicture(db: Db, fileId: string | null, alt: string): Promise<Picture | null> {
  if (fileId === null) return null;
  const file = await findFile(db, fileId, 0);
  const width = file?.width ?? null;
  const height = file?.height ?? null;
  if (file?.visibility !== 'public' || width === null || height === null) return null;
  return { fileId, width, height, alt };
}

/**
 * The picture of a public file; null if no file is given.
 * @throws {AppError} 100002 at `field` for a file that is not a public picture
 */
export async function requirePicture(
  tx: Db,
  { fileId, field, alt }: { fileId: string | null; field: string; alt: string },
): Promise<Picture | null> {
  const picture = await findPicture(tx, fileId, alt);
  if (fileId !== null && picture === null) throw fieldsRefused({ [field]: m.fault_picture_gone() });
  return picture;
}
