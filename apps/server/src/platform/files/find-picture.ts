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
  const file = await findFile(tx, fileId, 0);
  if (file?.visibility !== 'public' || file.width === null || file.height === null)
    throw fieldsRefused({ 'data.fileId': m.fault_picture_gone() });
  return { fileId, width: file.width, height: file.height, alt: name };
}
