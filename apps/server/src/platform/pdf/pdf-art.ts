import * as m from '@portal/texts/messages';
import encodeQR from 'qr';
import { tagged, untagged } from './pdf-tags.ts';

export interface Place {
  x: number;
  y: number;
  size: number;
}

export function drawQr(pdf: PDFKit.PDFDocument, text: string, { x, y, size }: Place): void {
  const bits = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const dot = size / bits.length;
  const drawBits = () => {
    // Slightly oversized, so that PDF viewers show no gaps between the modules.
    for (const [row, line] of bits.entries())
      for (const [column, isDark] of line.entries())
        if (isDark) pdf.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
    pdf.fill('#111827');
  };
  tagged(pdf, 'Figure', drawBits, { alt: m.paper_qr({ address: text }), bbox: [x, y, x + size, y + size] });
}

const mark = [
  {
    fill: '#0261cb',
    path: 'M24 4c5 5 7.4 10 7.4 15 0 5.4-2.8 9.6-7.4 12.6-4.6-3-7.4-7.2-7.4-12.6C16.6 14 19 9 24 4Z',
  },
  {
    fill: '#4096ff',
    path: 'M9.2 10.6c5.4 1.2 9.1 3.5 11.2 7-1 5.2.1 9.3 3.6 14-6.2-.6-10.5-3.2-12.9-7.6-2-3.7-2.6-8.2-1.9-13.4ZM38.8 10.6c-5.4 1.2-9.1 3.5-11.2 7 1 5.2-.1 9.3-3.6 14 6.2-.6 10.5-3.2 12.9-7.6 2-3.7 2.6-8.2 1.9-13.4Z',
  },
  {
    fill: '#0261cb',
    path: 'M3 33.5c8.6 0 15.6 2.3 21 7 5.4-4.7 12.4-7 21-7-4.3 6.9-11.3 10.5-21 10.5S7.3 40.4 3 33.5Z',
  },
];

/** The park's own mark, as a data URL, or the product's; an ornament, since the park's name is written next to it. */
export const drawMark = (pdf: PDFKit.PDFDocument, place: Place, icon: string | null = null): void =>
  untagged(pdf, () => drawMarkAt(pdf, place, icon));

function drawMarkAt(pdf: PDFKit.PDFDocument, { x, y, size }: Place, icon: string | null): void {
  if (icon) {
    pdf.image(icon, x, y, { width: size, height: size });
    return;
  }
  for (const { fill, path } of mark)
    pdf
      .save()
      .translate(x, y)
      .scale(size / 48)
      .path(path)
      .fill(fill)
      .restore();
}

export const petal = 'M0 -3C-9 -10 -13 -24 -10 -34 -7 -42 -3 -46 0 -46 3 -46 7 -42 10 -34 13 -24 9 -10 0 -3Z';
/** Degrees between the petals of a flower. */
export const fifth = 72;

interface Seal {
  x: number;
  y: number;
  name: string;
  /** Marks a demo certificate as not genuine. */
  note: string;
}

const radius = 43;

/** The issuer's seal: the name around a flower. */
export function drawSeal(pdf: PDFKit.PDFDocument, seal: Seal): void {
  const { x, y, name, note } = seal;
  tagged(pdf, 'Figure', () => drawSealAt(pdf, seal), {
    alt: [m.paper_seal({ name }), note].filter(Boolean).join(' '),
    bbox: [x - radius, y - radius, x + radius, y + radius],
  });
}

function drawSealAt(pdf: PDFKit.PDFDocument, { x, y, name, note }: Seal): void {
  const red = '#c8324f';
  pdf.circle(x, y, radius).lineWidth(1.8).strokeColor(red).stroke();
  pdf
    .circle(x, y, radius - 4)
    .lineWidth(0.7)
    .stroke();
  const letters = [...name];
  const step = Math.min(26, 230 / Math.max(letters.length, 1));
  for (const [at, letter] of letters.entries()) {
    const turn = (at - (letters.length - 1) / 2) * step;
    pdf.save().translate(x, y).rotate(turn).fontSize(8.5).fillColor(red);
    const wide = pdf.widthOfString(letter);
    pdf.text(letter, -wide / 2, -radius + 7, { lineBreak: false }).restore();
  }
  for (let nth = 0; nth < 5; nth++) {
    pdf
      .save()
      .translate(x, y)
      .rotate(nth * fifth);
    pdf.scale(0.32).path(petal).fill(red).restore();
  }
  if (note === '') return;
  pdf.fontSize(7.5).fillColor(red);
  pdf.text(note, x - pdf.widthOfString(note) / 2, y + 22, { lineBreak: false });
}
