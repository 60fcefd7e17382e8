import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError, refusedAt } from '../http/app-error.ts';
import { acceptedKinds, isPicture } from './accepted-kinds.ts';
import { convertHeic } from './convert-heic.ts';
import { explainRefusal } from './explain-refusal.ts';
import { cleanFileName, nameContradicts } from './file-name.ts';
import { identifyFile } from './identify-file.ts';
import { isLockedPdf } from './locked-pdf.ts';
import { blankDescriptions } from './mp4-boxes.ts';
import { type ReceivedFile, tooLarge } from './receive-form.ts';
import { reencodePicture } from './reencode-picture.ts';

/** A file ready to be stored: accepted kind, clean name, pictures re-encoded, videos without descriptive metadata. */
export interface PreparedFile {
  path: string;
  name: string;
  mime: string;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

const refused = (why: string | null = null) =>
  why === null ? new AppError(retCodes.FILE_REFUSED) : refusedAt('file', retCodes.FILE_REFUSED, why);

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Checks and cleans an uploaded file.
 * @throws {AppError} 500015 for content that is not accepted; an error of status 413 for content that is too large
 */
export async function prepareFile(received: ReceivedFile): Promise<PreparedFile> {
  if (received.isCutOff) throw tooLarge();
  const file = await convertHeic(received);
  const kind = await identifyFile(file.path, file.bytes);
  if (kind === null) throw refused(await explainRefusal(file.path, file.bytes));
  if (nameContradicts(file.name, kind)) throw refused();
  const { mime, maxBytes } = acceptedKinds[kind];
  if (file.bytes > maxBytes) throw tooLarge();
  const named = { name: cleanFileName(file.name, kind), mime };
  if (!isPicture(kind)) {
    const { path, bytes } = file;
    if (kind === 'mp4') await blankDescriptions(path, bytes);
    if (kind === 'pdf' && isLockedPdf(await readFile(path))) throw refused(m.file_locked_pdf());
    return { ...named, path, bytes, sha256: await hashFile(path), width: null, height: null };
  }
  const path = `${file.path}.${kind}`;
  const written = await reencodePicture(file.path, kind, path);
  if (written === null) throw refused(m.file_damaged_picture());
  return { ...named, path, ...written, sha256: await hashFile(path) };
}
