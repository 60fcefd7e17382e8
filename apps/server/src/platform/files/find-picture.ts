import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { Db } from '../database/database.ts';
import { fieldsRefused } from '../http/app-error.ts';
import { findFile } from './file.queries.ts';

/**
 * The public picture which a form's `fileId` holds, described by the name of what it shows.
 * @throws {AppError} 100002 for a file that is missing, no picture, or not public
 */
export async function findPicture(tx: Db, fileId: string | null, name: string): Promise<Picture | null> {
  if (fileId === null) return null;
  const [found] = await findPictures(tx, 'data.fileId', [fileId], name);
  return found ?? null;
}

/**
 * The public pictures which a list of a form holds, in its order.
 * @throws {AppError} 100002 for one that is missing, no picture, or not public
 */
export async function findPictures(
  tx: Db,
  field: string,
  fileIds: readonly string[],
  name: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const fileId of new Set(fileIds)) {
    const file = await findFile(tx, fileId, 0);
    if (file?.visibility !== 'public' || file.width === null || file.height === null)
      throw fieldsRefused({ [field]: m.fault_picture_gone() });
    pictures.push({ fileId, width: file.width, height: file.height, alt: name });
  }
  return pictures;
}
