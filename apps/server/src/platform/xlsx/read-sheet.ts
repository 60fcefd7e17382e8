/** A row of a spreadsheet: its number there, and its cells as text by the head of their column. */
export interface SheetRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

interface Rich {
  richText?: { text: string }[];
  text?: unknown;
  result?: unknown;
}

/** A cell as somebody reads it; of a formula what it came to. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return '';
  const { richText, text, result } = value as Rich;
  return richText
    ? richText
        .map((part) => part.text)
        .join('')
        .trim()
    : textOf(text ?? result);
}

/**
 * Reads the first sheet of a spreadsheet row by row, with its first row as heads. Empty rows are left out; no more
 * than `most` rows are read, and one more tells that there were too many. The file is one that was inspected, so
 * that what it unpacks to is bounded; null for a file that is no spreadsheet.
 */
export async function readSheet(path: string, most: number): Promise<SheetRow[] | null> {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  try {
    await book.xlsx.readFile(path);
  } catch {
    return null;
  }
  const [sheet] = book.worksheets;
  const rows: SheetRow[] = [];
  let heads: string[] | undefined;
  sheet?.eachRow((row) => {
    if (rows.length > most) return;
    const texts = Array.from(row.values as unknown[], textOf);
    if (!heads) heads = texts;
    else if (texts.some((text) => text !== ''))
      rows.push({
        row: row.number,
        cells: new Map(heads.flatMap((head, at) => (head ? [[head, texts[at] ?? ''] as const] : []))),
      });
  });
  return rows;
}
