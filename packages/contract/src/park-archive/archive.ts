import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, pageOf } from '../fields.ts';
import { retCodes } from '../ret-code.ts';
import { archiveDirections, archiveEvents, archiveLifecycle } from './lifecycle.ts';

const byAdmins = { tag: 'parkArchive', access: ['OP_ADMIN'] } as const;

const archiveRow = z.object({
  archiveId: id,
  version: z.int(),
  no: z.string(),
  direction: z.enum(archiveDirections),
  state: z.enum(archiveLifecycle.states),
  stateLabel: z.string(),
  withFiles: z.boolean(),
  fileName: z.string(),
  bytes: z.number(),
  /** Rows to write or read, and how many of them are done; about as many while it is written. */
  totalRows: z.int(),
  doneRows: z.int(),
  byName: z.string(),
  decidedByName: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Until when it can be downloaded; null if it can't be. */
  downloadUntil: instant.nullable(),
  actions: abilities(archiveEvents),
});
export type ArchiveRow = z.infer<typeof archiveRow>;

/** A figure of an archive, as it is shown, and what the park has now; null before the archive was read. */
const archiveFigure = z.object({
  label: z.string(),
  archived: z.string(),
  found: z.string().nullable(),
  isSame: z.boolean().nullable(),
});

const archiveDetail = archiveRow.extend({
  /** When its rows were read; null until it is written. */
  at: instant.nullable(),
  park: z.string(),
  figures: z.array(archiveFigure),
  files: z.int(),
  /** The imports that read it, in their order; null until their turn comes. */
  parts: z.array(z.object({ path: z.string(), kindName: z.string(), importId: id.nullable() })),
});
export type ArchiveDetail = z.infer<typeof archiveDetail>;

export const archiveQueryList = call.list(byAdmins, '/api/settingManage/parkArchive/queryList', {
  summary: 'Lists the archives of the park that were written or read, newest first.',
  output: pageOf(archiveRow),
});

export const archiveQueryDetail = call.detail(byAdmins, '/api/settingManage/parkArchive/queryDetail', {
  summary: 'Returns an archive with its figures, and how the park compares with them once it was read.',
  output: archiveDetail,
});

export const archivePropose = call.write(byAdmins, '/api/settingManage/parkArchive/propose', {
  summary: 'Asks for an archive of the whole park, which another administrator approves.',
  input: z.object({ data: z.object({ withFiles: z.boolean().default(false) }) }),
  output: archiveRow,
  refuses: [retCodes.NOT_FOUND, retCodes.DUPLICATE_SUBMIT],
});

export const archiveUpload = call.write(
  { ...byAdmins, multipart: true },
  '/api/settingManage/parkArchive/upload',
  {
    summary:
      'Uploads an archive to read into an empty park, and checks it against its manifest. Another administrator approves it.',
    output: archiveRow,
    refuses: [retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED, retCodes.DUPLICATE_SUBMIT],
  },
);

export const archiveOperate = call.operate(byAdmins, '/api/settingManage/parkArchive/operate', {
  summary: 'Approves or refuses an archive as the second person, or withdraws it as the first.',
  events: archiveEvents,
  output: archiveRow,
  refuses: [retCodes.RIGHT_MISSING],
});

export const archiveDownload = call.file(byAdmins, '/api/settingManage/parkArchive/download', {
  raw: ['zip'],
  summary: 'Downloads a finished archive, for a day.',
});
