import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { retCodes } from './ret-code.ts';

/** Lists with more rows than this are exported in the background. */
export const directExportRows = 5_000;
/** Maximum number of rows in one export. */
export const maxExportRows = 100_000;

/**
 * Response to a list export that runs in the background: poll `queryDetail` for progress, then fetch the file from
 * `download`. A short list is returned as a spreadsheet right away.
 */
const startedExport = z.object({ exportId: id, totalRows: z.int() });
export type StartedExport = z.infer<typeof startedExport>;

const exportStates = ['RUNNING', 'DONE', 'FAILED'] as const;
export type ExportState = (typeof exportStates)[number];

export const exportQueryDetail = endpoint({
  method: 'GET',
  path: '/api/exportManage/export/queryDetail',
  summary: 'How far an own export is.',
  tag: 'export',
  access: 'session',
  input: z.object({ id }),
  output: z.object({
    exportId: id,
    name: z.string(),
    state: z.enum(exportStates),
    doneRows: z.int(),
    totalRows: z.int(),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const exportDownload = endpoint({
  method: 'GET',
  path: '/api/exportManage/export/download',
  summary: 'The spreadsheet of an own finished export, for a day.',
  tag: 'export',
  access: 'session',
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
});

export const exportEndpoints = [exportQueryDetail, exportDownload] as const;
