import { drawQr } from './pdf-art.ts';
import type { PdfLabel } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';

/** In points; two columns of labels of 83 by 36 mm, with a line to cut along. */
const gap = 12;
const width = (printWidth - gap) / 2;
const height = 104;
const pad = 8;
const codeSize = height - pad * 2;

function drawLabel(pdf: PDFKit.PDFDocument, { code, title, lines }: PdfLabel, x: number, y: number): void {
  pdf.roundedRect(x, y, width, height, 4).lineWidth(0.6).dash(3, {}).strokeColor(ink.line).stroke().undash();
  drawQr(pdf, code, { x: x + pad, y: y + pad, size: codeSize });
  const left = x + pad * 2 + codeSize;
  const room = { width: width - codeSize - pad * 3, lineGap: 1 };
  pdf
    .fontSize(12)
    .fillColor(ink.strong)
    .text(title, left, y + pad + 2, { ...room, height: 32, ellipsis: true });
  pdf.fontSize(9).fillColor(ink.text);
  for (const line of lines) pdf.text(line, left, pdf.y + 4, { ...room, height: 24, ellipsis: true });
}

/** Draws labels in two columns; a row that does not fit begins a page. */
export function drawLabels(pdf: PDFKit.PDFDocument, labels: readonly PdfLabel[]): void {
  let top = pdf.y;
  for (const [at, label] of labels.entries()) {
    const isLeft = at % 2 === 0;
    if (isLeft && top + height > pdf.page.height - margin) {
      pdf.addPage();
      top = margin;
    }
    drawLabel(pdf, label, isLeft ? margin : margin + width + gap, top);
    if (!isLeft || at === labels.length - 1) top += height + gap;
  }
  pdf.y = top;
}
