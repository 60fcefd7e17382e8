import type { PdfBlock } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';
import { tagged, taggedPart, untagged } from './pdf-tags.ts';

type Table = Extract<PdfBlock, { type: 'table' }>;

const pad = 6;
/** Least width of an empty column that is filled in by hand. */
const roomToWrite = 60;
/** A table up to this height is not split over pages: places to sign stay together. */
const maxKept = 220;
const textOptions = (width: number, align: 'left' | 'right' = 'left') => ({
  width: width - pad * 2,
  lineGap: 3,
  align,
});

/** The height that has to be left on a page for a table to begin: all of a short one, else its head and first row. */
export function keptHeight(pdf: PDFKit.PDFDocument, table: Table): number {
  const widths = columnWidths(pdf, table);
  const heights = [table.head, ...table.rows].map((row) => rowHeight(pdf, row, widths));
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 4);
  return sum(heights) <= maxKept ? sum(heights) : sum(heights.slice(0, 2));
}

/**
 * Draws a table across the page and repeats its head on each page. Column widths follow the longest cell; empty columns
 * get what the others leave, for handwriting.
 */
export function drawTable(pdf: PDFKit.PDFDocument, table: Table): void {
  const columns = { widths: columnWidths(pdf, table), numbers: table.numbers ?? [] };
  if (pdf.y + keptHeight(pdf, table) > pdf.page.height - margin) pdf.addPage();
  pdf.y += 4;
  taggedPart(pdf, 'Table', () => {
    drawRow(pdf, table.head, columns, 'HEAD');
    for (const row of table.rows) {
      if (pdf.y + rowHeight(pdf, row, columns.widths) > pdf.page.height - margin) {
        pdf.addPage();
        drawRow(pdf, table.head, columns, 'HEAD_AGAIN');
      }
      drawRow(pdf, row, columns, 'BODY');
    }
  });
  pdf.x = margin;
  pdf.y += 12;
}

function columnWidths(pdf: PDFKit.PDFDocument, { head, rows, widths }: Table): number[] {
  pdf.fontSize(9.5);
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  const fitted = head.map((_, column) => {
    if (rows.every((row) => !row[column])) return 0;
    const longest = Math.max(...[head, ...rows].map((row) => pdf.widthOfString(row[column] ?? '')));
    return Math.min(Math.max(longest + pad * 2 + 2, 48), 240);
  });
  const left = (printWidth - sum(fitted)) / fitted.filter((width) => width === 0).length;
  const wanted = widths ?? fitted.map((width) => width || Math.max(left, roomToWrite));
  const total = sum(wanted);
  return wanted.map((width) => (width / total) * printWidth);
}

function rowHeight(pdf: PDFKit.PDFDocument, row: string[], widths: number[]): number {
  pdf.fontSize(9.5);
  const heights = row.map((cell, column) =>
    pdf.heightOfString(cell || ' ', textOptions(widths[column] ?? printWidth)),
  );
  return Math.max(...heights) + pad * 2 - 3;
}

interface Columns {
  widths: number[];
  /** Places of the columns that stand to the right. */
  numbers: number[];
}

type RowKind = 'HEAD' | 'HEAD_AGAIN' | 'BODY';

function drawRow(pdf: PDFKit.PDFDocument, row: string[], columns: Columns, kind: RowKind): void {
  const top = pdf.y;
  const height = rowHeight(pdf, row, columns.widths);
  const drawCell = (column: number) =>
    drawCellAt(pdf, row, columns, { column, top, isHead: kind !== 'BODY' });
  untagged(pdf, () => {
    if (kind !== 'BODY') pdf.rect(margin, top, printWidth, height).fill(ink.head);
    pdf.lineWidth(0.6).strokeColor(ink.line);
    pdf
      .moveTo(margin, top + height)
      .lineTo(margin + printWidth, top + height)
      .stroke();
    // A head that another page repeats is read out once.
    if (kind === 'HEAD_AGAIN') for (const column of row.keys()) drawCell(column);
  });
  if (kind !== 'HEAD_AGAIN')
    taggedPart(pdf, 'TR', () => {
      for (const column of row.keys())
        if (kind === 'HEAD') tagged(pdf, 'TH', () => drawCell(column), { scope: 'Column' });
        else tagged(pdf, 'TD', () => drawCell(column));
    });
  pdf.y = top + height;
}

function drawCellAt(
  pdf: PDFKit.PDFDocument,
  row: string[],
  { widths, numbers }: Columns,
  { column, top, isHead }: { column: number; top: number; isHead: boolean },
): void {
  const left = margin + widths.slice(0, column).reduce((total, width) => total + width, 0);
  const align = numbers.includes(column) ? 'right' : 'left';
  pdf.fontSize(9.5).fillColor(isHead ? ink.strong : ink.text);
  pdf.text(row[column] ?? '', left + pad, top + pad, textOptions(widths[column] ?? printWidth, align));
}
