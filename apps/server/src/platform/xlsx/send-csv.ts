import type { FastifyReply } from 'fastify';
import { encodeFileName } from '../files/file-name.ts';
import { dropForbidden } from '../text/forbidden-characters.ts';

const startsLikeFormula = /^[=+@\t\r]|^-(?![\d.]+$)/;

/** Quotes text that a spreadsheet program could take for a formula; negative numbers are left alone. */
function cellOf(value: string | number): string {
  const text = dropForbidden(String(value));
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file. */
export const csvLine = (row: readonly (string | number)[]): string => `${row.map(cellOf).join(',')}\r\n`;

/** Sends rows as a CSV download; the byte order mark tells spreadsheet programs that it is UTF-8. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  rows: readonly (readonly (string | number)[])[],
): FastifyReply {
  const text = rows.map(csvLine).join('');
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(name)}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(`\uFEFF${text}`);
}
