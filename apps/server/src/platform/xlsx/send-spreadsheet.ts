import type { FastifyReply } from 'fastify';
import { encodeFileName } from '../files/file-name.ts';
import { spreadsheetType } from './build-sheet.ts';

/** Sends a spreadsheet, or a print, as a download under its name. */
export function sendSpreadsheet(reply: FastifyReply, name: string, content: Buffer): FastifyReply {
  return reply
    .type(name.endsWith('.pdf') ? 'application/pdf' : spreadsheetType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(name)}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}
