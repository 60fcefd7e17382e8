import ExcelJS from 'exceljs';
import type { AttachmentSpec } from '../content/article-source.ts';
import { issuer } from './print-blocks.ts';

const line = { style: 'thin', color: { argb: 'FFD5DBE5' } } as const;
const border = { top: line, bottom: line, left: line, right: line };

/** A sheet with a frozen, coloured header row, filters and column widths that fit the longest cell. */
export async function buildXlsx(
  spec: Extract<AttachmentSpec, { kind: 'xlsx' }>,
  when: Date,
): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  Object.assign(book, { creator: issuer, created: when, modified: when });
  const sheet = book.addWorksheet(spec.name.replace(/\.xlsx$/, '').slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = spec.head.map((name, column) => ({
    header: name,
    width: columnWidth([name, ...spec.rows.map((row) => row[column] ?? '')]),
  }));
  for (const row of spec.rows) sheet.addRow(row.map(cellValue));
  dressRows(sheet);
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: spec.head.length } };
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A figure is stored as a number, so that it can be summed; codes with leading zeros stay text. */
const cellValue = (text: string) => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text);

const displayWidth = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
const columnWidth = (cells: string[]) =>
  Math.min(48, Math.max(10, ...cells.map((cell) => displayWidth(cell) + 4)));

function dressRows(sheet: ExcelJS.Worksheet): void {
  sheet.eachRow((row, number) => {
    row.height = number === 1 ? 26 : 20;
    row.eachCell({ includeEmpty: true }, (cell) => {
      cell.font = { name: 'Microsoft YaHei', size: 10.5, bold: number === 1, color: { argb: 'FF1F2937' } };
      cell.alignment = {
        vertical: 'middle',
        wrapText: true,
        horizontal: typeof cell.value === 'number' ? 'right' : 'left',
      };
      cell.border = border;
      if (number === 1) cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE6F1FD' } };
    });
  });
}
