import type { PdfBlock } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';

type Table = Extract<PdfBlock, { type: 'table' }>;

const pad = 6;
/** Preferred width of an empty column that is filled in by hand. */
const roomToWrite = 240;
const textOptions = (width: number, align: 'left' | 'right' = 'left') => ({
  width: width - pad * 2,
  lineGap: 3,
  align,
});

/**
 * Draws a table across the page and repeats its head on each page. Column widths follow the longest cell; empty columns
 * leave room for handwriting.
 */
export function drawTable(pdf: PDFKit.PDFDocument, table: Table): void {
  const columns = { widths: columnWidths(pdf, table), numbers: table.numbers ?? [] };
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
  const wanted =
    widths ??
    head.map((_, column) => {
      if (rows.every((row) => !row[column])) return roomToWrite;
      const longest = Math.max(...[head, ...rows].map((row) => pdf.widthOfString(row[column] ?? '')));
      return Math.min(Math.max(longest + pad * 2 + 2, 48), 240);
    });
  const total = wanted.reduce((sum, width) => sum + width, 0);
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
