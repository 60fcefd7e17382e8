import { drawQr } from './pdf-art.ts';
import type { PdfLabel, PdfLabels } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';
import { tagged, taggedPart, untagged } from './pdf-tags.ts';

/** In points. */
const mm = 72 / 25.4;

interface Sheet {
  columns: number;
  /** Rows of a whole page; those to cut out follow a title, and are as many as fit. */
  rows: number | null;
  width: number;
  height: number;
  left: number;
  top: number;
  gap: number;
  size: { title: number; line: number; pad: number };
}

const cutGap = 12;

const sheets: Record<PdfLabels['sheet'], Sheet> = {
  CUT: {
    columns: 2,
    rows: null,
    width: (printWidth - cutGap) / 2,
    height: 104,
    left: margin,
    top: margin,
    gap: cutGap,
    size: { title: 12, line: 9, pad: 8 },
  },
  L12: {
    columns: 2,
    rows: 6,
    width: 99 * mm,
    height: 47 * mm,
    left: 6 * mm,
    top: 7.5 * mm,
    gap: 0,
    size: { title: 13, line: 9.5, pad: 14 },
  },
  L24: {
    columns: 3,
    rows: 8,
    width: 63 * mm,
    height: 34 * mm,
    left: 10.5 * mm,
    top: 12.5 * mm,
    gap: 0,
    size: { title: 9.5, line: 7, pad: 8 },
  },
};

function drawLabel(pdf: PDFKit.PDFDocument, label: PdfLabel, sheet: Sheet, x: number, y: number): void {
  const { width, height, rows } = sheet;
  const { title: titleSize, line: lineSize, pad } = sheet.size;
  if (rows === null)
    untagged(pdf, () =>
      pdf
        .roundedRect(x, y, width, height, 4)
        .lineWidth(0.6)
        .dash(3, {})
        .strokeColor(ink.line)
        .stroke()
        .undash(),
    );
  const codeSize = Math.min(height - pad * 2, width * 0.36);
  drawQr(pdf, label.code, { x: x + pad, y: y + (height - codeSize) / 2, size: codeSize });
  const left = x + pad * 2 + codeSize;
  const room = { width: width - codeSize - pad * 3 };
  const oneLine = (text: string, size: number, top: number) =>
    tagged(pdf, 'P', () =>
      pdf.fontSize(size).text(text, left, top, { ...room, height: size, ellipsis: true }),
    );
  pdf.fillColor(ink.strong);
  oneLine(label.title, titleSize, y + pad);
  pdf.fillColor(ink.text);
  for (const text of label.lines) oneLine(text, lineSize, pdf.y + 1);
  // The address has to be readable to its end: it takes as many lines as it needs.
  tagged(pdf, 'P', () => pdf.fontSize(lineSize - 1).text(label.address, left, pdf.y + 1, room));
}

/** Draws labels in rows; a row that does not fit begins a page. */
export function drawLabels(pdf: PDFKit.PDFDocument, { labels, sheet: name, from }: PdfLabels): void {
  const sheet = sheets[name];
  const { columns, rows, width, height, left, gap } = sheet;
  const firstTop = rows === null ? pdf.y : sheet.top;
  const fitting = (top: number) =>
    rows ?? Math.floor((pdf.page.height - margin - top + gap) / (height + gap));
  // What goes below the last label must not begin a page.
  pdf.page.margins.bottom = 0;
  let top = firstTop;
  let place = rows === null ? 0 : from - 1;
  for (const label of labels) {
    if (place >= fitting(top) * columns) {
      pdf.addPage();
      pdf.page.margins.bottom = 0;
      top = sheet.top;
      place = 0;
    }
    const x = left + (place % columns) * (width + gap);
    const y = top + Math.floor(place / columns) * (height + gap);
    taggedPart(pdf, 'Sect', () => drawLabel(pdf, label, sheet, x, y));
    place += 1;
  }
  pdf.y = top + Math.ceil(place / columns) * (height + gap);
  pdf.page.margins.bottom = margin;
}
