import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { Db } from '../database/database.ts';
import { fieldsRefused } from '../http/app-error.ts';
import { findFile } from './file.queries.ts';

/**
 * The public picture for a form field, with the name of the pictured item as its description.
 * @throws {AppError} 100002 for a file that is missing, not a picture, or not public
 */
export async function findPicture(
  tx: Db,
  fileId: string | null,
  name: string,
  field = 'data.fileId',
): Promise<Picture | null> {
  if (fileId === null) return null;
  const [found] = await findPictures(tx, field, [fileId], name);
  return found ?? null;
}

interface EnteredPictures {
  fileId: string | null;
  galleryFileIds: readonly string[];
}

interface Pictured {
  /** The picture shown in lists. */
  picture: Picture | null;
  /** Further pictures, in the order in which the page shows them. */
  gallery: Picture[];
}

/**
 * Resolves the pictures that a form refers to.
 * @throws {AppError} 100002 for one that is missing, not a picture, or not public
 */
export const findGallery = async (
  tx: Db,
  { fileId, galleryFileIds }: EnteredPictures,
  name: string,
): Promise<Pictured> => ({
  picture: await findPicture(tx, fileId, name),
  gallery: await findPictures(tx, 'data.galleryFileIds', galleryFileIds, name),
});

/** The file ids of stored pictures, as the form expects them. */
export const galleryIds = ({ picture, gallery }: Pictured) => ({
  fileId: picture?.fileId ?? null,
  galleryFileIds: gallery.map(({ fileId }) => fileId),
});

/**
 * The public pictures for a list of file ids, in the same order.
 * @throws {AppError} 100002 for one that is missing, not a picture, or not public
 */
async function findPictures(
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
