import { Readable } from 'node:stream';
import type { Workbook, Worksheet } from 'exceljs';

/** Banks write GB18030, spreadsheet programs UTF-8 or, as “Unicode text”, UTF-16. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What parts the cells: the sign that its busiest line has most of. Cells that are padded with tabs are none of these. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/, 30)
    .map((line) => line.replace(/\t+(?=,|$)/g, ''));
  const countOf = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return [',', '\t', ';', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** `="0012"` keeps a spreadsheet program from making a number of it; without its sign it is a quoted cell. */
const unwrapped = (text: string) => text.replace(/(^|[,\t;|])="([^"\r\n]*)"(?=[,\t;|\r\n]|$)/gm, '$1"$2"');

// Far beyond what any import takes: nothing larger is unfolded.
const maxLines = 20_000;
const maxLineLength = 20_000;

/** A cell of a line with what parts it from the next one. */
const cellPattern = (sign: string) => {
  const escaped = sign === '|' ? '\\|' : sign;
  return new RegExp(`(?:"(?:[^"]|"")*"|[^"${escaped}][^${escaped}]*|)(?:${escaped}|$)`, 'y');
};

function isWellQuoted(line: string, cell: RegExp): boolean {
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) if (!cell.test(line)) return false;
  return true;
}

/** Lines whose quotes stand where none can have them as letters, so that one such line keeps no other one back. */
function withoutStrayQuotes(text: string, delimiter: string): string {
  const cell = cellPattern(delimiter);
  return text
    .split(/\r?\n/)
    .map((line) => (line.includes('"') && !isWellQuoted(line, cell) ? line.replaceAll('"', '＂') : line))
    .join('\n');
}

/**
 * Reads a text whose cells are parted by commas, tabs or the like into a sheet of `book`.
 * @throws {Error} for what is no such text
 */
export async function readCsv(book: Workbook, bytes: Buffer): Promise<Worksheet> {
  const lines = decode(bytes).split('\n', maxLines);
  if (lines.some((line) => line.length > maxLineLength)) throw new Error('no table has such lines');
  const text = lines.join('\n');
  const delimiter = delimiterOf(text);
  const read = (content: string) =>
    book.csv.read(Readable.from([content]), {
      map: (value: unknown) => value,
      parserOptions: { delimiter },
    });
  const plain = unwrapped(text);
  try {
    return await read(plain);
  } catch {
    return await read(withoutStrayQuotes(plain, delimiter));
  }
}
