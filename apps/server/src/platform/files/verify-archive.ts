import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

/** Flag: the sizes follow the content instead of preceding it. */
const sizesFollow = 0x8;
/** Placeholder for a size that is too large for this field. */
const isElsewhere = 0xffff_ffff;

/** Readers that go from entry to entry trust the local headers; readers that start at the end trust the directory. */
async function hasSameHead(zip: ZipFile, entry: Entry): Promise<boolean> {
  const head = await zip.readLocalFileHeaderPromise(entry);
  const agrees = (said: number, listed: number) =>
    said === listed ||
    said === isElsewhere ||
    (said === 0 && (head.generalPurposeBitFlag & sizesFollow) !== 0);
  return (
    head.compressionMethod === entry.compressionMethod &&
    head.fileName.equals(entry.fileNameRaw) &&
    agrees(head.compressedSize, entry.compressedSize) &&
    agrees(head.uncompressedSize, entry.uncompressedSize)
  );
}

/** Inflates an entry without keeping any of it; yauzl fails as soon as it exceeds the declared size. */
async function hasSameContent(zip: ZipFile, entry: Entry): Promise<boolean> {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk as Buffer, sum);
    bytes += (chunk as Buffer).length;
  }
  return bytes === entry.uncompressedSize && sum === entry.crc32;
}

/**
 * Whether an archive matches its directory in sizes, names and checksums. Encrypted entries cannot be verified without
 * the password. The directory has already been found harmless, so this inflates no more than it allows.
 * @throws {Error} for an entry that cannot be unpacked
 */
export async function holdsWhatItSays(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  for (const entry of entries) {
    if (!(await hasSameHead(zip, entry))) return false;
    if (!entry.isEncrypted() && !(await hasSameContent(zip, entry))) return false;
  }
  return true;
}
