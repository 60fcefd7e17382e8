import * as m from '@portal/texts/messages';
import { openPdf } from './open-pdf.ts';
import { drawQr } from './pdf-art.ts';
import { barsHeight, drawBars } from './pdf-bars.ts';
import type { PdfBlock, PdfDocument } from './pdf-block.ts';
import { drawLabels } from './pdf-labels.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';
import { drawTable, keptHeight } from './pdf-table.ts';
import { tagged, taggedPart, untagged } from './pdf-tags.ts';

/** Renders a document; `when` is its creation date. */
export async function renderPdf(document: PdfDocument, when: Date): Promise<Buffer> {
  const { pdf, finished } = await openPdf(document.title, margin, when);
  if (!document.isBare) drawTitle(pdf, document);
  // Headings must not skip a level, so the tag can be less deep than the look.
  let depth = document.isBare ? 0 : 1;
  for (const [at, block] of document.blocks.entries()) {
    if (block.type === 'heading') depth = Math.min(block.level, depth + 1);
    drawBlock(pdf, block, { depth, next: document.blocks[at + 1] });
  }
  if (!document.isBare) drawFooters(pdf, document.footer);
  pdf.end();
  return finished;
}

function drawTitle(pdf: PDFKit.PDFDocument, { title, subtitle }: PdfDocument): void {
  tagged(pdf, 'H1', () =>
    pdf.fontSize(20).fillColor(ink.strong).text(title, { width: printWidth, lineGap: 4 }),
  );
  if (subtitle)
    tagged(pdf, 'P', () =>
      pdf.moveDown(0.3).fontSize(9.5).fillColor(ink.faint).text(subtitle, { width: printWidth }),
    );
  const ruleAt = pdf.y + 8;
  untagged(pdf, () =>
    pdf
      .moveTo(margin, ruleAt)
      .lineTo(margin + printWidth, ruleAt)
      .lineWidth(1.2)
      .strokeColor(ink.brand)
      .stroke(),
  );
  pdf.y = ruleAt + 16;
}

interface Around {
  /** Level at which the block's heading is tagged. */
  depth: number;
  next: PdfBlock | undefined;
}

function drawBlock(pdf: PDFKit.PDFDocument, block: PdfBlock, { depth, next }: Around): void {
  if (block.type === 'heading') {
    // A heading stays with the table below it.
    keepRoom(pdf, headingRoom(block.level) + (next?.type === 'table' ? keptHeight(pdf, next) : 0));
    tagged(pdf, `H${depth}`, () => drawHeading(pdf, block.level, block.text));
  } else if (block.type === 'paragraph') tagged(pdf, 'P', () => drawParagraph(pdf, block.text, 0));
  else if (block.type === 'quote') drawQuote(pdf, block.text);
  else if (block.type === 'list') drawList(pdf, block.ordered, block.items);
  else if (block.type === 'table') drawTable(pdf, block);
  else if (block.type === 'check') drawCheck(pdf, block.address);
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
  untagged(pdf, () => pdf.rect(margin, pdf.y, 2.5, height - 4).fill(ink.brand));
  tagged(pdf, 'BlockQuote', () => drawParagraph(pdf, text, 14));
}

function drawList(pdf: PDFKit.PDFDocument, ordered: boolean, items: string[]): void {
  taggedPart(pdf, 'L', () => {
    for (const [place, item] of items.entries()) drawItem(pdf, ordered ? `${place + 1}.` : '•', item);
  });
  pdf.y += 6;
}

function drawItem(pdf: PDFKit.PDFDocument, mark: string, text: string): void {
  pdf.fontSize(10.5).fillColor(ink.text);
  const options = { width: printWidth - 20, lineGap: 4.5 };
  keepRoom(pdf, Math.min(pdf.heightOfString(text, options), 80));
  const top = pdf.y;
  taggedPart(pdf, 'LI', () => {
    tagged(pdf, 'Lbl', () => pdf.text(mark, margin + 2, top, { width: 18, lineBreak: false }));
    tagged(pdf, 'LBody', () => pdf.text(text, margin + 20, top, options));
  });
  pdf.y += 1.5;
}

const qrSize = 64;

function drawCheck(pdf: PDFKit.PDFDocument, address: string): void {
  keepRoom(pdf, qrSize + 12);
  const top = pdf.y + 6;
  const left = margin + qrSize + 12;
  const room = { width: printWidth - qrSize - 12 };
  drawQr(pdf, address, { x: margin, y: top, size: qrSize });
  tagged(pdf, 'P', () =>
    pdf
      .fontSize(9.5)
      .fillColor(ink.text)
      .text(m.paper_check(), left, top + 14, room),
  );
  tagged(pdf, 'P', () =>
    pdf
      .fontSize(8.5)
      .fillColor(ink.faint)
      .text(address, left, pdf.y + 3, room),
  );
  pdf.x = margin;
  pdf.y = top + qrSize + 6;
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
    const drawFooter = () => {
      pdf.text(footer, margin, at, { width: printWidth - 60, lineBreak: false });
      pdf.text(`${page + 1} / ${count}`, margin + printWidth - 60, at, {
        width: 60,
        align: 'right',
        lineBreak: false,
      });
    };
    untagged(pdf, drawFooter, 'Pagination');
    pdf.page.margins.bottom = margin;
  }
}
