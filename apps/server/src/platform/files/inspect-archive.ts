import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { holdsWhatItSays } from './verify-archive.ts';

const mega = 1024 * 1024;

/** Archives beyond these limits are treated as zip bombs. */
const archiveLimits = {
  entries: 5_000,
  inflatedBytes: 300 * mega,
  /** Deflate reaches a ratio of 1032; text and spreadsheets stay far below. */
  ratio: 200,
  /** The ratio is not checked below this size. */
  ratioFromBytes: 10 * mega,
  contentTypesBytes: mega,
};

/** Maximum unpacked size of a spreadsheet that is read into memory, where it takes many times as much. */
export const maxSheetBytes = 32 * mega;

const contentTypes = '[Content_Types].xml';
const mainParts = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
};
const activeParts = /macroEnabled|vbaProject|activeX|vnd\.ms-office\.vba/i;
const activeNames = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|(^|\/)(activeX|macrosheets)\//i;
// Program packages and other office formats are zip files too, but are not accepted.
const foreignPackages = /^(META-INF\/MANIFEST\.MF|AndroidManifest\.xml|mimetype)$/i;

async function readText(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.isEncrypted() || entry.uncompressedSize > archiveLimits.contentTypesBytes) return null;
  const chunks: Buffer[] = [];
  // yauzl fails the stream as soon as it inflates to more than the directory declares.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether entries share bytes; such archives unpack to far more than their size suggests. */
function overlap(entries: readonly Entry[]): boolean {
  let end = 0;
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end) return true;
    end = entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameRaw.length + entry.compressedSize;
  }
  return false;
}

const inflatedBytes = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);

function isBomb(entries: readonly Entry[], archiveBytes: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const inflated = inflatedBytes(entries);
  if (packed > archiveBytes || inflated > archiveLimits.inflatedBytes) return true;
  return inflated > archiveLimits.ratioFromBytes && inflated > packed * archiveLimits.ratio;
}

async function listEntries(zip: ZipFile): Promise<Entry[] | null> {
  if (zip.entryCount === 0 || zip.entryCount > archiveLimits.entries) return null;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entries.push(entry) > archiveLimits.entries) return null;
  }
  return entries;
}

async function kindOf(
  zip: ZipFile,
  entries: readonly Entry[],
): Promise<'docx' | 'xlsx' | 'ofd' | 'zip' | null> {
  if (entries.some(({ fileName }) => foreignPackages.test(fileName))) return null;
  const types = entries.filter(({ fileName }) => fileName === contentTypes);
  const [declared] = types;
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!declared) return names.has('OFD.xml') ? 'ofd' : 'zip';
  if (types.length > 1 || !names.has('_rels/.rels') || names.size !== entries.length) return null;
  const text = await readText(zip, declared);
  if (text === null || activeParts.test(text)) return null;
  if (entries.some(({ fileName }) => activeNames.test(fileName))) return null;
  if (text.includes(mainParts.docx) && names.has('word/document.xml')) return 'docx';
  if (text.includes(mainParts.xlsx) && names.has('xl/workbook.xml')) return 'xlsx';
  return null;
}

/**
 * Identifies a zip file by its directory, then unpacks all of it once without keeping anything, because later readers
 * will trust the directory. Null for zip bombs, archives that are damaged or contradict their directory, names that
 * escape their folder, documents with macros, and programs.
 */
export async function inspectArchive(
  path: string,
  archiveBytes: number,
): Promise<'docx' | 'xlsx' | 'ofd' | 'zip' | null> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const entries = await listEntries(zip);
    if (!entries || overlap(entries) || isBomb(entries, archiveBytes)) return null;
    const kind = await kindOf(zip, entries);
    return kind !== null && (await holdsWhatItSays(zip, entries)) ? kind : null;
  } catch {
    return null;
  } finally {
    zip?.close();
  }
}

/** Whether the bytes are an archive that unpacks to at most `most` bytes, and to what its directory declares. */
export async function isSafeArchive(
  bytes: Buffer,
  most: number = archiveLimits.inflatedBytes,
): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false });
    const entries = await listEntries(zip);
    if (!entries || overlap(entries) || isBomb(entries, bytes.length)) return false;
    return inflatedBytes(entries) <= most && (await holdsWhatItSays(zip, entries));
  } catch {
    return false;
  }
}

/** Unpacked size of an inspected archive, in bytes. */
export async function unpackedBytes(path: string): Promise<number> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    return inflatedBytes((await listEntries(zip)) ?? []);
  } finally {
    zip.close();
  }
}
