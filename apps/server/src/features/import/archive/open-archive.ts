import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type ArchiveManifest,
  type ArchiveSheet,
  archiveManifest,
} from '@portal/contract/park-archive/manifest';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { maxSheetBytes } from '../../../platform/files/inspect-archive.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { sheetThread } from '../../../platform/xlsx/sheet-work.ts';
import { fileNameOf } from './write-sheets.ts';

const mega = 1024 * 1024;
/** Archives beyond these limits are treated as zip bombs. Files are never unpacked, so they do not count. */
const limits = { entries: 500_000, manifestBytes: 8 * mega, rows: 20_000 };

const refused = (retMsg: string) => new AppError(retCodes.FILE_REFUSED, { retMsg });
const unreadable = () => refused(m.park_export_fault_unreadable());
const contradicted = (path: string) => refused(m.park_export_fault_contradicted({ path }));

/** An archive of a park, whose manifest was read and whose sheets are yet to be compared with it. */
export interface OpenArchive extends AsyncDisposable {
  manifest: ArchiveManifest;
  /** The sheets that imports read, in the order in which they are read. */
  sheets: readonly (ArchiveSheet & { kind: NonNullable<ArchiveSheet['kind']> })[];
  /**
   * Unpacks a sheet into the folder, and returns its path there.
   * @throws {AppError} 500015 for content that is not what the manifest says
   */
  unpack(sheet: Pick<ArchiveSheet, 'path'>, folder: string): Promise<string>;
}

/** The entries by path. yauzl refuses names that lead out of the archive. */
async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.entries) throw unreadable();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName) || entry.isEncrypted()) throw unreadable();
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<ArchiveManifest> {
  if (!entry || entry.uncompressedSize > limits.manifestBytes) throw unreadable();
  const chunks: Buffer[] = [];
  // yauzl fails the stream as soon as it inflates to more than the directory declares.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const said: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const manifest = archiveManifest.safeParse(said);
  if (manifest.success) return manifest.data;
  throw typeof said === 'object' && said !== null && 'version' in said && said.version !== 1
    ? refused(m.park_export_fault_version())
    : unreadable();
}

/** A sheet has a place of its own below `sheets/`, and unpacks to no more than an import reads. */
function requireSheet(entries: ReadonlyMap<string, Entry>, { path }: ArchiveSheet): void {
  const entry = entries.get(path);
  if (!entry || !/^sheets\/[a-z0-9_-]+\.xlsx$/.test(path)) throw contradicted(path);
  if (entry.uncompressedSize > maxSheetBytes) throw refused(m.park_export_fault_large({ path }));
}

/**
 * Opens an archive of a park.
 * @throws {AppError} 500015 for anything else, for another version, and for sheets that are missing or too large
 */
export async function openArchive(path: string): Promise<OpenArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await readOpened(zip);
  } catch (error) {
    zip?.close();
    throw error instanceof AppError ? error : unreadable();
  }
}

async function readOpened(zip: ZipFile): Promise<OpenArchive> {
  const entries = await entriesOf(zip);
  const manifest = await readManifest(zip, entries.get('manifest.json'));
  const sheets = manifest.sheets.flatMap((sheet) =>
    sheet.kind === null ? [] : [{ ...sheet, kind: sheet.kind }],
  );
  for (const sheet of sheets) requireSheet(entries, sheet);
  return {
    manifest,
    sheets,
    async unpack(sheet, folder) {
      const said = sheets.find((one) => one.path === sheet.path);
      const entry = entries.get(sheet.path);
      if (!said || !entry) throw contradicted(sheet.path);
      const target = join(folder, fileNameOf(sheet.path));
      const hash = createHash('sha256');
      const stream = await zip.openReadStreamPromise(entry).catch(() => {
        throw contradicted(sheet.path);
      });
      await pipeline(
        stream,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(target),
      ).catch(() => {
        throw contradicted(sheet.path);
      });
      if (hash.digest('hex') !== said.sha256) throw contradicted(sheet.path);
      return target;
    },
    async [Symbol.asyncDispose]() {
      zip.close();
    },
  };
}

/**
 * Reads the tables of an unpacked sheet.
 * @throws {AppError} 500015 if it is no spreadsheet, or has more or fewer rows than the manifest says
 */
export async function readSheet({ path, rows }: Pick<ArchiveSheet, 'path' | 'rows'>, unpacked: string) {
  const tables = await sheetThread.run('read', { path: unpacked, most: limits.rows });
  const [table] = tables;
  // The first row holds the heads.
  if (!table || table.isCut || table.rows.length - 1 !== rows) throw contradicted(path);
  return tables;
}
