import { parseCsv } from 'hucre/csv';

/** Banks write GB18030; spreadsheet programs write UTF-8 or, as “Unicode text”, UTF-16. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * Guesses the delimiter: the character that splits any line into the most cells. Tabs that only pad cells are ignored.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/, 30)
    .map((line) => line.replace(/\t+(?=,|$)/g, ''));
  const countOf = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return [',', '\t', ';', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** Turns `="0012"`, which prevents a spreadsheet program from reading a number, into a plain quoted cell. */
const unwrapped = (text: string) => text.replace(/(^|[,\t;|])="([^"\r\n]*)"(?=[,\t;|\r\n]|$)/gm, '$1"$2"');

// Far beyond what any import accepts, so that larger content is not parsed.
const maxLines = 20_000;
const maxLineLength = 20_000;

/** Matches a cell of a line with the delimiter that follows it. */
const cellPattern = (sign: string) => {
  const escaped = sign === '|' ? '\\|' : sign;
  return new RegExp(`(?:"(?:[^"]|"")*"|[^"${escaped}][^${escaped}]*|)(?:${escaped}|$)`, 'y');
};

function isWellQuoted(line: string, cell: RegExp): boolean {
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) if (!cell.test(line)) return false;
  return true;
}

/** Replaces the quotes of lines in which they are misplaced, so that such a line does not affect the others. */
function withoutStrayQuotes(text: string, delimiter: string): string {
  const cell = cellPattern(delimiter);
  return text
    .split(/\r?\n/)
    .map((line) => (line.includes('"') && !isWellQuoted(line, cell) ? line.replaceAll('"', '＂') : line))
    .join('\n');
}

/** Whether a quote opens a cell and is never closed, so that the rest of the file would become one cell. */
const hasOpenQuote = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1;

/**
 * Reads the rows of delimited text (commas, tabs, semicolons or bars).
 * @throws {Error} for other content
 */
export function readCsv(bytes: Buffer): string[][] {
  const lines = decode(bytes).split('\n', maxLines);
  if (lines.some((line) => line.length > maxLineLength)) throw new Error('lines too long for a table');
  const text = lines.join('\n');
  const delimiter = delimiterOf(text);
  const plain = unwrapped(text);
  const rows = parseCsv(hasOpenQuote(plain) ? withoutStrayQuotes(plain, delimiter) : plain, { delimiter });
  return rows.map((row) => row.map((cell) => String(cell ?? '')));
}
