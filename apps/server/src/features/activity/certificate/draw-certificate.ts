import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { openPdf } from '../../../platform/pdf/open-pdf.ts';
import { drawMark, drawQr, drawSeal } from '../../../platform/pdf/pdf-art.ts';
import { tagged, untagged } from '../../../platform/pdf/pdf-tags.ts';
import type { Certificate } from './certificate.table.ts';
import { drawBloom, paper } from './certificate-art.ts';

interface Printed {
  certificate: Certificate;
  park: string;
  /** Grouped, as people type it. */
  code: string;
  checkUrl: string;
  isDemo: boolean;
  /** The park's own mark, as a data URL; null for the product's. */
  icon: string | null;
}

const ink = { strong: '#1f2937', text: '#374151', faint: '#6b7280', line: '#d5dbe5' };

interface Line {
  text: string;
  size: number;
  colour?: string;
  spacing?: number;
  isStrong?: boolean;
  /** What the line is to a screen reader, and in which language it is if not in the document's. */
  tag?: 'P' | 'H1';
  lang?: string;
}

/** Draws a line centred in a column and shrinks it if it doesn't fit, because there's only one page. */
function drawLine(
  pdf: PDFKit.PDFDocument,
  { text, size, colour = ink.strong, spacing = 0, isStrong = false, tag = 'P', lang }: Line,
  { x = paper.left, y, width = paper.width }: { x?: number; y: number; width?: number },
  align: 'center' | 'left' = 'center',
): void {
  const options = { characterSpacing: spacing };
  let fitting = size;
  while (fitting > 6 && pdf.fontSize(fitting).widthOfString(text, options) > width) fitting -= 0.5;
  const wide = pdf.widthOfString(text, options) - spacing;
  const draw = () =>
    pdf
      .fillColor(colour)
      .strokeColor(colour)
      .lineWidth(fitting / 40)
      .text(text, align === 'center' ? x + (width - wide) / 2 : x, y + (size - fitting) / 2, {
        ...options,
        lineBreak: false,
        stroke: isStrong,
        fill: true,
      });
  tagged(pdf, tag, draw, lang ? { lang } : {});
}

const rule = (pdf: PDFKit.PDFDocument, x: number, y: number, width: number, colour: string) =>
  untagged(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke(),
  );

function drawFrame(pdf: PDFKit.PDFDocument): void {
  const frame = (inset: number, colour: string) =>
    pdf
      .rect(inset, inset, paper.pageWidth - 2 * inset, paper.pageHeight - 2 * inset)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
  frame(21, '#b9cfc3');
  frame(25, '#dbe7e0');
}

const titleOf = ({ kind }: Pick<Certificate, 'kind'>): [title: string, english: string] =>
  kind === 'AWARD'
    ? [m.learn_pdf_award_title(), 'CERTIFICATE OF AWARD']
    : [m.learn_pdf_title(), 'CERTIFICATE OF COMPLETION'];

function drawHead(pdf: PDFKit.PDFDocument, { park, certificate, icon }: Printed): void {
  const [title, english] = titleOf(certificate);
  drawMark(pdf, { x: paper.left + paper.width / 2 - 16, y: 48, size: 32 }, icon);
  drawLine(pdf, { text: park, size: 15, spacing: 2, isStrong: true }, { y: 88 });
  drawLine(pdf, { text: title, size: 42, spacing: 14, isStrong: true, tag: 'H1' }, { y: 138 });
  drawLine(pdf, { text: english, size: 10.5, spacing: 3, colour: ink.faint, lang: 'en' }, { y: 196 });
}

/** The certified facts in three lines. */
function detailsOf({ title, startAt, endAt, score, award }: Certificate): [string, string, string] {
  if (award)
    return [
      m.learn_pdf_award_in({ contest: award.contest }),
      `“${title}”`,
      m.learn_pdf_award_won({ prize: award.prize }),
    ];
  const [from, to] = [chinaDayOf(startAt), chinaDayOf(endAt)];
  return [
    from === to ? m.learn_pdf_on({ day: from }) : m.learn_pdf_from({ from, to }),
    `“${title}”`,
    score === null ? m.learn_pdf_was_there() : m.learn_pdf_has_passed(),
  ];
}

function drawDetails(pdf: PDFKit.PDFDocument, certificate: Certificate): void {
  const { name } = certificate;
  drawLine(pdf, { text: name, size: 28, spacing: 5, isStrong: true }, { y: 252 });
  rule(pdf, paper.left + (paper.width - 255) / 2, 294, 255, ink.line);
  const [where, title, what] = detailsOf(certificate);
  drawLine(pdf, { text: where, size: 13, colour: ink.text }, { y: 316 });
  drawLine(pdf, { text: title, size: 15, isStrong: true }, { y: 340 });
  drawLine(pdf, { text: what, size: 13, colour: ink.text }, { y: 368 });
}

const factsOf = ({ hours, checkInAt, score, award, issuedAt }: Certificate): [string, string][] =>
  award
    ? [
        [m.learn_award_team(), award.team],
        [m.learn_award_prize(), award.prize],
        [m.learn_award_day(), chinaDayOf(issuedAt)],
      ]
    : [
        [m.learn_hours(), String(hours)],
        [m.learn_checked_in(), checkInAt ? chinaDayOf(checkInAt) : '—'],
        [m.learn_quiz(), score === null ? '—' : m.learn_points({ score })],
      ];

function drawFacts(pdf: PDFKit.PDFDocument, certificate: Certificate): void {
  const facts = factsOf(certificate);
  const width = paper.width / facts.length;
  rule(pdf, paper.left, 404, paper.width, ink.line);
  for (const [at, [head, value]] of facts.entries()) {
    const x = paper.left + at * width;
    drawLine(pdf, { text: head, size: 10, colour: ink.faint }, { x, y: 414, width });
    drawLine(pdf, { text: value, size: 15, isStrong: true }, { x, y: 428, width });
  }
  rule(pdf, paper.left, 456, paper.width, ink.line);
}

function drawFoot(pdf: PDFKit.PDFDocument, { certificate, park, code, checkUrl, isDemo }: Printed): void {
  const { teachers, organizer, issuedAt, no } = certificate;
  const left = { x: paper.left, width: 210 };
  if (teachers.length > 0)
    drawLine(
      pdf,
      { text: m.learn_pdf_taught({ names: teachers.join('、') }), size: 11, colour: ink.text },
      { ...left, y: 496 },
      'left',
    );
  drawLine(pdf, { text: organizer, size: 14, isStrong: true }, { ...left, y: 516 }, 'left');
  drawLine(pdf, { text: chinaDayOf(issuedAt), size: 11, colour: ink.text }, { ...left, y: 538 }, 'left');
  drawSeal(pdf, { x: paper.left + 250, y: 520, name: park, note: isDemo ? m.learn_pdf_demo() : '' });
  const right = { x: paper.left + paper.width - 130, width: 130 };
  drawQr(pdf, checkUrl, { x: right.x + 29, y: 478, size: 72 });
  drawLine(pdf, { text: m.learn_pdf_check(), size: 9, colour: ink.text }, { ...right, y: 556 });
  drawLine(pdf, { text: code, size: 11, isStrong: true }, { ...right, y: 569 });
  drawLine(pdf, { text: m.learn_pdf_no({ no }), size: 9, colour: ink.text }, { ...right, y: 585 });
}

/** Draws a one-page certificate in Chinese: frame, name, what was learned, seal and verification code. */
export async function drawCertificate(printed: Printed): Promise<Buffer> {
  const { certificate, isDemo } = printed;
  const [title] = inLanguage('zh', () => titleOf(certificate));
  const { pdf, finished } = await inLanguage('zh', () =>
    openPdf(`${title} ${certificate.no}`, 0, certificate.issuedAt),
  );
  inLanguage('zh', () => {
    untagged(pdf, () => {
      drawBloom(pdf);
      drawFrame(pdf);
    });
    drawHead(pdf, printed);
    drawDetails(pdf, certificate);
    drawFacts(pdf, certificate);
    drawFoot(pdf, printed);
    const what = certificate.kind === 'AWARD' ? m.learn_pdf_award_note() : m.learn_pdf_note();
    const note = [what, isDemo ? m.learn_pdf_demo_note() : ''].join('');
    // Drawn over the leaves, so it needs its own background.
    untagged(pdf, () =>
      pdf.rect(paper.left, 784, paper.width, 20).fillOpacity(0.86).fill('#ffffff').fillOpacity(1),
    );
    drawLine(pdf, { text: note, size: 9, colour: ink.text }, { y: 789 });
  });
  pdf.end();
  return finished;
}
