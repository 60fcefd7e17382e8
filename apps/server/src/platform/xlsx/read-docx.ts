import { cleanCell } from './sheet-cells.ts';

/** A part of a Word document, as far as tables need it. */
interface Part {
  type: string;
  value?: string;
  rowSpan?: number;
  colSpan?: number;
  children?: readonly Part[];
}

/** A table of a document: the lines above it, such as a title or the unit of its amounts, and its cells. */
export interface WordTable {
  above: string[];
  cells: string[][];
}

// Whatever stands further up belongs to the text.
const maxAbove = 3;

const breaks: readonly string[] = ['break', 'tab'];

/** The text of a part, with a line for each paragraph. */
function textOf({ type, value = '', children = [] }: Part): string {
  if (type === 'text') return value;
  if (breaks.includes(type)) return ' ';
  return children.map(textOf).join(type === 'tableCell' ? '\n' : '');
}

/**
 * The cells of a table by row and column. A cell that is merged downwards holds for each of its rows; one that is merged
 * sideways stands in its first column.
 */
function cellsOf({ children: rows = [] }: Part): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, { children = [] }] of rows.entries()) {
    let column = 0;
    for (const cell of children) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const { rowSpan = 1, colSpan = 1 } = cell;
      const text = cleanCell(textOf(cell));
      for (const line of grid.slice(at, at + rowSpan))
        for (let over = 0; over < colSpan; over += 1) line[column + over] = over === 0 ? text : '';
      column += colSpan;
    }
  }
  // A row that begins or ends late has no cells there.
  return grid.map((line) => Array.from(line, (text) => text ?? ''));
}

function tablesIn({ children = [] }: Part): WordTable[] {
  const tables: WordTable[] = [];
  let above: string[] = [];
  for (const part of children) {
    if (part.type === 'table') {
      tables.push({ above: above.slice(-maxAbove), cells: cellsOf(part) });
      above = [];
    } else {
      const text = cleanCell(textOf(part));
      if (text !== '') above.push(text);
    }
  }
  return tables;
}

/** Reads the tables of a Word document (.docx), in their order. Tables within cells are text of these. */
export async function readDocx(bytes: Buffer): Promise<WordTable[]> {
  const { default: mammoth } = await import('mammoth');
  let tables: WordTable[] = [];
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      // Nothing is converted: the tables are taken, and an empty document goes on.
      transformDocument: (document: Part) => {
        tables = tablesIn(document);
        return { ...document, children: [] };
      },
    },
  );
  return tables;
}
