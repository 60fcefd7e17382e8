import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../http/app-error.ts';
import { acceptedKinds, isPicture } from './accepted-kinds.ts';
import { cleanFileName, nameContradicts } from './file-name.ts';
import { identifyFile } from './identify-file.ts';
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

const refused = () => new AppError(retCodes.FILE_REFUSED);

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Checks and cleans an uploaded file.
 * @throws {AppError} 500015 for content that is not accepted; an error of status 413 for content that is too large
 */
export async function prepareFile(file: ReceivedFile): Promise<PreparedFile> {
  if (file.isCutOff) throw tooLarge();
  const kind = await identifyFile(file.path, file.bytes);
  if (kind === null || nameContradicts(file.name, kind)) throw refused();
  const { mime, maxBytes } = acceptedKinds[kind];
  if (file.bytes > maxBytes) throw tooLarge();
  const named = { name: cleanFileName(file.name, kind), mime };
  if (!isPicture(kind)) {
    const { path, bytes } = file;
    if (kind === 'mp4') await blankDescriptions(path, bytes);
    return { ...named, path, bytes, sha256: await hashFile(path), width: null, height: null };
  }
  const path = `${file.path}.${kind}`;
  const written = await reencodePicture(file.path, kind, path);
  if (written === null) throw refused();
  return { ...named, path, ...written, sha256: await hashFile(path) };
}
