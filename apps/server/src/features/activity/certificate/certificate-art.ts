import encodeQR from 'qr';

/** A4 in points, and the text column. */
export const paper = { pageWidth: 595.28, pageHeight: 841.89, left: 72, width: 451.28 };

interface Place {
  x: number;
  y: number;
  size: number;
}

export function drawQr(pdf: PDFKit.PDFDocument, text: string, { x, y, size }: Place): void {
  const bits = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const dot = size / bits.length;
  // Slightly oversized, so that PDF viewers show no gaps between the modules.
  for (const [row, line] of bits.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) pdf.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
  pdf.fill('#111827');
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

/** The park's logo, as used on the website. */
export function drawMark(pdf: PDFKit.PDFDocument, { x, y, size }: Place): void {
  for (const { fill, path } of mark)
    pdf
      .save()
      .translate(x, y)
      .scale(size / 48)
      .path(path)
      .fill(fill)
      .restore();
}

const petal = 'M0 -3C-9 -10 -13 -24 -10 -34 -7 -42 -3 -46 0 -46 3 -46 7 -42 10 -34 13 -24 9 -10 0 -3Z';
const leaf = 'M0 0C10 -14 30 -20 56 -16 46 2 24 12 0 0Z';
const fifth = 72;

/** Petals around a centre, paler towards the outside. */
function drawFlower(pdf: PDFKit.PDFDocument, { x, y, size }: Place): void {
  const rings = [
    { scale: 1, turn: 0, fill: '#f6bfd0' },
    { scale: 0.78, turn: 36, fill: '#ef9ab4' },
    { scale: 0.52, turn: 10, fill: '#e57799' },
    { scale: 0.28, turn: 40, fill: '#d9577f' },
  ];
  for (const { scale, turn, fill } of rings)
    for (let nth = 0; nth < 5; nth++) {
      pdf
        .save()
        .translate(x, y)
        .rotate(turn + nth * fifth);
      pdf
        .scale((size / 46) * scale)
        .path(petal)
        .fillOpacity(0.9)
        .fill(fill)
        .restore();
    }
  pdf
    .circle(x, y, size * 0.06)
    .fillOpacity(1)
    .fill('#fff1b8');
}

function drawLeaf(pdf: PDFKit.PDFDocument, { x, y, size }: Place, turn: number, fill: string): void {
  pdf
    .save()
    .translate(x, y)
    .rotate(turn)
    .scale(size / 56)
    .path(leaf)
    .fillOpacity(0.9)
    .fill(fill)
    .restore();
}

/** Roses growing into the page from the bottom right. */
export function drawBloom(pdf: PDFKit.PDFDocument): void {
  const { pageWidth, pageHeight } = paper;
  const glow = pdf.linearGradient(0, pageHeight - 240, 0, pageHeight);
  glow.stop(0, '#ffffff').stop(1, '#fdf1f2');
  pdf.rect(0, pageHeight - 240, pageWidth, 240).fill(glow);
  const stem = (from: [number, number], to: [number, number]) =>
    pdf
      .moveTo(...from)
      .quadraticCurveTo(from[0] - 4, (from[1] + to[1]) / 2, ...to)
      .lineWidth(2.4)
      .strokeColor('#2f8f63')
      .stroke();
  stem([468, pageHeight], [478, 690]);
  stem([500, pageHeight], [548, 660]);
  stem([452, pageHeight], [420, 740]);
  drawLeaf(pdf, { x: 470, y: 780, size: 74 }, -18, '#37a06f');
  drawLeaf(pdf, { x: 470, y: 800, size: 70 }, 196, '#2f8f63');
  drawLeaf(pdf, { x: 500, y: 745, size: 56 }, -48, '#5db98b');
  drawLeaf(pdf, { x: 440, y: 790, size: 50 }, 220, '#5db98b');
  drawFlower(pdf, { x: 478, y: 690, size: 52 });
  drawFlower(pdf, { x: 548, y: 656, size: 26 });
  drawFlower(pdf, { x: 420, y: 738, size: 32 });
  pdf.fillOpacity(1);
}

interface Seal {
  x: number;
  y: number;
  name: string;
  /** Marks a demo certificate as not genuine. */
  note: string;
}

/** The issuer's seal: the name around a flower. */
export function drawSeal(pdf: PDFKit.PDFDocument, { x, y, name, note }: Seal): void {
  const red = '#c8324f';
  const radius = 43;
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
