import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ArchiveFigures,
  type ArchiveManifest,
  archiveVersion,
} from '@portal/contract/park-archive/manifest';
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { allCredits } from '../../payment/credits.public.ts';
import type { Importers } from '../importers.ts';
import { plainTables } from './plain-tables.ts';
import {
  addFigures,
  fileNameOf,
  noFigures,
  type SheetFolder,
  writeKind,
  writeTable,
} from './write-sheets.ts';

/** Reads everything at one moment, so that sheets, tables and sums agree whatever is written meanwhile. */
const atOneMoment = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return work(tx);
  });

type Parts = Pick<ArchiveManifest, 'sheets' | 'figures'>;

/** Writes the sheets of all kinds that can be imported again. */
async function writeKinds(tx: Db, importers: Importers, today: string, to: SheetFolder): Promise<Parts> {
  const parts: Parts = { sheets: [], figures: { kinds: [], creditFen: await allCredits(tx) } };
  for (const importer of importers.all) {
    if (!importer.rowsOf) continue;
    const { sheets, figures } = await writeKind(importer, importer.rowsOf(tx, today), to);
    parts.sheets.push(...sheets);
    parts.figures.kinds.push(figures);
  }
  return parts;
}

/** The figures of the park now, to compare with those of an archive. */
export const figuresOf = (db: Db, importers: Importers, today: string): Promise<ArchiveFigures> =>
  atOneMoment(db, async (tx) => {
    const figures: ArchiveFigures = { kinds: [], creditFen: await allCredits(tx) };
    for (const importer of importers.all) {
      if (!importer.rowsOf) continue;
      const found = noFigures(importer);
      for await (const rows of importer.rowsOf(tx, today)) addFigures(found, rows);
      figures.kinds.push(found);
    }
    return figures;
  });

const filesAtOnce = 500;

interface StoredFile {
  fileId: string;
  index: number;
  name: string;
  bytes: number;
  storageKey: string;
}

/** Yields all files that are stored; pictures drawn by code are not. */
async function* storedFiles(db: Db): AsyncGenerator<StoredFile> {
  let after = { fileId: '', index: -1 };
  for (;;) {
    const rows = await db
      .select()
      .from(fileItems)
      .where(
        and(
          isNotNull(fileItems.storageKey),
          or(
            gt(fileItems.fileId, after.fileId),
            and(eq(fileItems.fileId, after.fileId), gt(fileItems.index, after.index)),
          ),
        ),
      )
      .orderBy(asc(fileItems.fileId), asc(fileItems.index))
      .limit(filesAtOnce);
    for (const { fileId, index, name, bytes, storageKey } of rows)
      if (storageKey !== null) yield { fileId, index, name, bytes, storageKey };
    const last = rows.at(-1);
    if (!last || rows.length < filesAtOnce) return;
    after = last;
  }
}

const extension = /\.[a-z0-9]{1,8}$/i;

/** Path of a file in the archive: its id, with the ending that its name has. */
const filePathOf = ({ fileId, index, name }: StoredFile): string =>
  `files/${fileId}_${index}${extension.exec(name)?.[0].toLowerCase() ?? ''}`;

/** Adds a stream to the archive and waits until it is in, so that only one is open. */
function addStream(zip: ZipFile, stream: Readable, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('end', resolve);
    stream.once('error', reject);
    // Pictures and documents are compressed already.
    zip.addReadStream(stream, path, { compress: false });
  });
}

async function packFiles(zip: ZipFile, db: Db, files: FileStore): Promise<ArchiveManifest['files']> {
  const packed = { count: 0, bytes: 0, missing: 0 };
  for await (const file of storedFiles(db)) {
    const stream = await files.stream(file.storageKey);
    if (!stream) {
      packed.missing += 1;
      continue;
    }
    await addStream(zip, stream, filePathOf(file));
    packed.bytes += file.bytes;
    packed.count += 1;
  }
  return packed;
}

interface Given {
  db: Db;
  clock: Clock;
  files: FileStore;
  importers: Importers;
  park: string;
  /** A folder of its own, which the caller removes. */
  folder: string;
  withFiles: boolean;
  onProgress: (doneRows: number) => Promise<void>;
}

/** Writes the whole park into a zip: sheets in the shape of their imports, all tables for reading, and its files. */
export async function writeArchive(
  given: Given,
): Promise<{ path: string; bytes: number; manifest: ArchiveManifest }> {
  const { db, clock, files, importers, park, folder, withFiles, onProgress } = given;
  const now = clock.now();
  let doneRows = 0;
  const to: SheetFolder = {
    folder,
    onRows: (count) => {
      doneRows += count;
      return onProgress(doneRows);
    },
  };
  const parts = await inLanguage('zh', () =>
    atOneMoment(db, async (tx) => {
      const kinds = await writeKinds(tx, importers, chinaDayOf(now), to);
      for (const table of await plainTables(tx)) kinds.sheets.push(await writeTable(tx, table, to));
      return kinds;
    }),
  );
  const zip = new ZipFile();
  const path = join(folder, 'park.zip');
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  const packed = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  // A failure reaches the caller where it waits for the end.
  packed.catch(() => undefined);
  for (const sheet of parts.sheets) zip.addFile(join(folder, fileNameOf(sheet.path)), sheet.path);
  const kept = withFiles ? await packFiles(zip, db, files) : { count: 0, bytes: 0, missing: 0 };
  const manifest: ArchiveManifest = {
    version: archiveVersion,
    park,
    at: now.toISOString(),
    ...parts,
    files: kept,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json');
  zip.end();
  await packed;
  return { path, bytes: (await stat(path)).size, manifest };
}
