import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportKind } from '@portal/contract/import/terms';
import type { archivePropose, archiveUpload } from '@portal/contract/park-archive/archive';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { receiveForm } from '../../../platform/files/receive-form.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, ContextOf, FormContext, OutputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { replaceForbidden } from '../../../platform/text/forbidden-characters.ts';
import type { Importers } from '../importers.ts';
import { notifyAdmins } from './notify-admins.ts';
import { openArchive, readSheet } from './open-archive.ts';
import { type ParkArchive, parkArchives } from './park-archive.table.ts';
import { viewArchive } from './park-archive.view.ts';
import { countPlainRows } from './plain-tables.ts';
import { storageKeyOfArchive } from './storage-key.ts';

type Asked = Pick<ParkArchive, 'direction'> &
  Partial<Pick<ParkArchive, 'withFiles' | 'fileName' | 'bytes' | 'totalRows' | 'manifest' | 'parts'>>;

/**
 * Enters an archive that another administrator has to approve.
 * @throws {AppError} 500013 while another one in the same direction is open
 */
async function insertArchive(tx: Db, { now, actor, ...ctx }: Context, id: string, asked: Asked) {
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now };
  const [row] = await tx
    .insert(parkArchives)
    .values({ id, no: await nextBusinessNumber(tx, 'SJ', now), status: 'PROPOSED', ...asked, ...by })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError(retCodes.DUPLICATE_SUBMIT, { retMsg: m.park_export_refusal_open() });
  const { direction, withFiles, fileName, totalRows } = row;
  await writeLog(
    tx,
    { ...ctx, actor },
    {
      event: 'parkArchive.propose',
      entity: 'parkArchive',
      entityId: id,
      after: { direction, withFiles, fileName, totalRows },
    },
  );
  await notifyAdmins(tx, row, now, actor.userId);
  return row;
}

/** @throws {AppError} 500013 */
export const proposeArchive: Verb<typeof archivePropose> = async (ctx, { data: { withFiles } }) => {
  const totalRows = Math.min(await countPlainRows(ctx.db), 2_000_000_000);
  const row = await inTransaction(ctx.db, (tx) =>
    insertArchive(tx, ctx, ulid(ctx.now.getTime()), { direction: 'OUT', withFiles, totalRows }),
  );
  return viewArchive(ctx.db, ctx.actor, row);
};

/** Kinds of which nothing may exist in a park that an archive is read into. */
const mustBeMissing: readonly ImportKind[] = ['ENTERPRISE', 'BUILDING', 'UNIT', 'CONTRACT', 'METER', 'BILL'];

/** @throws {AppError} 100002 for a park that is not empty */
export async function requireEmptyPark(db: Db, importers: Importers): Promise<void> {
  for (const kind of mustBeMissing)
    if ((await importers.of(kind).count(db)) > 0)
      throw fieldsRefused({ file: m.park_export_fault_not_empty() });
}

/**
 * Receives an archive to read into this park, and compares it with its manifest; nothing is written until another
 * administrator approves it.
 * @throws {AppError} 100002, 500015, 500013
 */
export async function receiveArchive(
  ctx: FormContext<ContextOf<typeof archiveUpload>['actor']>,
  importers: Importers,
): Promise<OutputOf<typeof archiveUpload>> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'park-archive-'));
  const { files } = await receiveForm(ctx.request, folder.path);
  const [file] = files;
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  if (file.isCutOff) throw fieldsRefused({ file: m.park_export_fault_too_large() });
  await requireEmptyPark(ctx.db, importers);
  await using opened = await openArchive(file.path);
  for (const sheet of opened.sheets) await readSheet(sheet, await opened.unpack(sheet, folder.path));
  const id = ulid(ctx.now.getTime());
  await ctx.files.putFile(storageKeyOfArchive(id), file.path, 'application/zip');
  try {
    const row = await inTransaction(ctx.db, (tx) =>
      insertArchive(tx, ctx, id, {
        direction: 'IN',
        fileName: replaceForbidden(basename(file.name)).slice(0, 100),
        bytes: file.bytes,
        totalRows: opened.sheets.reduce((sum, sheet) => sum + sheet.rows, 0),
        manifest: opened.manifest,
        parts: opened.sheets.map(({ path, kind }) => ({ path, kind, importId: null })),
      }),
    );
    return await viewArchive(ctx.db, ctx.actor, row);
  } catch (error) {
    await ctx.files.remove(storageKeyOfArchive(id));
    throw error;
  }
}
