import { z } from 'zod';
import * as call from './call.ts';
import { id } from './fields.ts';

const session = { tag: 'export', access: 'session' } as const;

/** Lists with more rows than this are exported in the background. */
export const directExportRows = 5_000;
/** Maximum number of rows in one export. */
export const maxExportRows = 100_000;

/**
 * Response to a list export that runs in the background: poll `queryDetail` for progress, then fetch the file from
 * `download`. A short list is returned as a spreadsheet right away.
 */
export const startedExport = z.object({ exportId: id, totalRows: z.int() });
export type StartedExport = z.infer<typeof startedExport>;

const exportStates = ['RUNNING', 'DONE', 'FAILED'] as const;
export type ExportState = (typeof exportStates)[number];

const exportQueryDetailAnswer = z.object({
  exportId: id,
  name: z.string(),
  state: z.enum(exportStates),
  doneRows: z.int(),
  totalRows: z.int(),
});

export const exportQueryDetail = call.detail(session, '/api/exportManage/export/queryDetail', {
  summary: 'Returns the progress of one of the caller’s exports.',
  output: exportQueryDetailAnswer,
});

export const exportDownload = call.file(session, '/api/exportManage/export/download', {
  raw: ['sheet', 'pdf'],
  summary: 'Downloads the spreadsheet of one of the caller’s finished exports, available for one day.',
});
