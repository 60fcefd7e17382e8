import { fifth, type Place, petal } from '../../../platform/pdf/pdf-art.ts';

/** A4 in points, and the text column. */
export const paper = { pageWidth: 595.28, pageHeight: 841.89, left: 72, width: 451.28 };

const leaf = 'M0 0C10 -14 30 -20 56 -16 46 2 24 12 0 0Z';

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
