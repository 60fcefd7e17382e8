import { type Cell, type CellStyle, type CellValue, colToLetter, writeXlsx } from 'hucre/xlsx';
import type { AttachmentSpec } from '../content/article-source.ts';
import { issuer } from './print-blocks.ts';

const line = { style: 'thin', color: { rgb: 'D5DBE5' } } as const;
const border = { top: line, bottom: line, left: line, right: line };

/** A sheet with a frozen, coloured header row, filters and column widths that fit the longest cell. */
export async function buildXlsx(
  spec: Extract<AttachmentSpec, { kind: 'xlsx' }>,
  when: Date,
): Promise<Buffer> {
  const rows = [spec.head, ...spec.rows.map((row) => row.map(cellValue))];
  const bytes = await writeXlsx({
    properties: { creator: issuer, created: when, modified: when },
    sheets: [
      {
        name: spec.name.replace(/\.xlsx$/, '').slice(0, 31),
        columns: spec.head.map((name, column) => ({
          width: columnWidth([name, ...spec.rows.map((row) => row[column] ?? '')]),
        })),
        rows,
        cells: dressedCells(rows),
        rowDefs: new Map([...rows.keys()].map((at) => [at, { height: at === 0 ? 26 : 20 }])),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${colToLetter(spec.head.length - 1)}1` },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
    ],
  });
  return Buffer.from(bytes);
}

/** A figure is stored as a number, so that it can be summed; codes with leading zeros stay text. */
const cellValue = (text: string) => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text);

const displayWidth = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
const columnWidth = (cells: string[]) =>
  Math.min(48, Math.max(10, ...cells.map((cell) => displayWidth(cell) + 4)));

const styleOf = (value: CellValue, isHead: boolean): CellStyle => ({
  font: { name: 'Microsoft YaHei', size: 10.5, bold: isHead, color: { rgb: '1F2937' } },
  alignment: { vertical: 'center', wrapText: true, horizontal: typeof value === 'number' ? 'right' : 'left' },
  border,
  ...(isHead ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6F1FD' } } } : {}),
});

const dressedCells = (rows: readonly (readonly CellValue[])[]): Map<string, Partial<Cell>> =>
  new Map(
    rows.flatMap((row, at) =>
      row.map((value, column) => [`${at},${column}`, { style: styleOf(value, at === 0) }] as const),
    ),
  );
