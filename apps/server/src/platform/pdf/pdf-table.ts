import type { PdfBlock } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';

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
  drawRow(pdf, table.head, columns, true);
  for (const row of table.rows) {
    if (pdf.y + rowHeight(pdf, row, columns.widths) > pdf.page.height - margin) {
      pdf.addPage();
      drawRow(pdf, table.head, columns, true);
    }
    drawRow(pdf, row, columns, false);
  }
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

function drawRow(
  pdf: PDFKit.PDFDocument,
  row: string[],
  { widths, numbers }: Columns,
  isHead: boolean,
): void {
  const top = pdf.y;
  const height = rowHeight(pdf, row, widths);
  if (isHead) pdf.rect(margin, top, printWidth, height).fill(ink.head);
  let left = margin;
  for (const [column, cell] of row.entries()) {
    const width = widths[column] ?? printWidth;
    pdf.fontSize(9.5).fillColor(isHead ? ink.strong : ink.text);
    pdf.text(cell, left + pad, top + pad, textOptions(width, numbers.includes(column) ? 'right' : 'left'));
    left += width;
  }
  pdf.lineWidth(0.6).strokeColor(ink.line);
  pdf
    .moveTo(margin, top + height)
    .lineTo(margin + printWidth, top + height)
    .stroke();
  pdf.y = top + height;
}
