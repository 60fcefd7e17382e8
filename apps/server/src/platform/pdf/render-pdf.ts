import { openPdf } from './open-pdf.ts';
import { barsHeight, drawBars } from './pdf-bars.ts';
import type { PdfBlock, PdfDocument } from './pdf-block.ts';
import { drawLabels } from './pdf-labels.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';
import { drawTable, keptHeight } from './pdf-table.ts';

/** Renders a document; `when` is its creation date. */
export async function renderPdf(document: PdfDocument, when: Date): Promise<Buffer> {
  const { pdf, finished } = await openPdf(document.title, margin, when);
  if (!document.isBare) drawTitle(pdf, document);
  for (const [at, block] of document.blocks.entries()) drawBlock(pdf, block, document.blocks[at + 1]);
  if (!document.isBare) drawFooters(pdf, document.footer);
  pdf.end();
  return finished;
}

function drawTitle(pdf: PDFKit.PDFDocument, { title, subtitle }: PdfDocument): void {
  pdf.fontSize(20).fillColor(ink.strong).text(title, { width: printWidth, lineGap: 4 });
  if (subtitle) pdf.moveDown(0.3).fontSize(9.5).fillColor(ink.faint).text(subtitle, { width: printWidth });
  const ruleAt = pdf.y + 8;
  pdf
    .moveTo(margin, ruleAt)
    .lineTo(margin + printWidth, ruleAt)
    .lineWidth(1.2)
    .strokeColor(ink.brand)
    .stroke();
  pdf.y = ruleAt + 16;
}

function drawBlock(pdf: PDFKit.PDFDocument, block: PdfBlock, next: PdfBlock | undefined): void {
  if (block.type === 'heading') {
    // A heading stays with the table below it.
    keepRoom(pdf, headingRoom(block.level) + (next?.type === 'table' ? keptHeight(pdf, next) : 0));
    drawHeading(pdf, block.level, block.text);
  } else if (block.type === 'paragraph') drawParagraph(pdf, block.text, 0);
  else if (block.type === 'quote') drawQuote(pdf, block.text);
  else if (block.type === 'list') drawList(pdf, block.ordered, block.items);
  else if (block.type === 'table') drawTable(pdf, block);
  else if (block.type === 'labels') drawLabels(pdf, block);
  else {
    keepRoom(pdf, barsHeight);
    drawBars(pdf, block);
  }
}

const headingSize = { 2: 14, 3: 12 } as const;

/** A heading with what has to follow it on its page. */
const headingRoom = (level: 2 | 3) => headingSize[level] * 4;

function drawHeading(pdf: PDFKit.PDFDocument, level: 2 | 3, text: string): void {
  const size = headingSize[level];
  pdf.y += level === 2 ? 8 : 4;
  pdf
    .fontSize(size)
    .fillColor(level === 2 ? ink.brand : ink.strong)
    .text(text, margin, pdf.y, { width: printWidth });
  pdf.y += 6;
}

function drawParagraph(pdf: PDFKit.PDFDocument, text: string, indent: number): void {
  pdf.fontSize(10.5).fillColor(ink.text);
  pdf.text(text, margin + indent, pdf.y, { width: printWidth - indent, lineGap: 4.5 });
  pdf.y += 6;
}

function drawQuote(pdf: PDFKit.PDFDocument, text: string): void {
  const height = pdf.fontSize(10.5).heightOfString(text, { width: printWidth - 14, lineGap: 4.5 });
  keepRoom(pdf, height);
  pdf.rect(margin, pdf.y, 2.5, height - 4).fill(ink.brand);
  drawParagraph(pdf, text, 14);
}

function drawList(pdf: PDFKit.PDFDocument, ordered: boolean, items: string[]): void {
  for (const [place, item] of items.entries()) drawItem(pdf, ordered ? `${place + 1}.` : '•', item);
  pdf.y += 6;
}

function drawItem(pdf: PDFKit.PDFDocument, mark: string, text: string): void {
  pdf.fontSize(10.5).fillColor(ink.text);
  const options = { width: printWidth - 20, lineGap: 4.5 };
  keepRoom(pdf, Math.min(pdf.heightOfString(text, options), 80));
  const top = pdf.y;
  pdf.text(mark, margin + 2, top, { width: 18, lineBreak: false });
  pdf.text(text, margin + 20, top, options);
  pdf.y += 1.5;
}

function keepRoom(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

function drawFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the bottom margin would open a new page.
    pdf.page.margins.bottom = 0;
    pdf.fontSize(8.5).fillColor(ink.faint);
    const at = pdf.page.height - margin + 18;
    pdf.text(footer, margin, at, { width: printWidth - 60, lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, margin + printWidth - 60, at, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
    pdf.page.margins.bottom = margin;
  }
}
