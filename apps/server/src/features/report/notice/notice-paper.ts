import { tagged, untagged } from '../../../platform/pdf/pdf-tags.ts';

export type Pdf = PDFKit.PDFDocument;

export const left = 45;
export const width = 505.28;
export const right = left + width;
export const bottom = 800;
export const ink = {
  strong: '#1F2937',
  text: '#374151',
  faint: '#6B7280',
  line: '#D5DBE5',
  brand: '#0261CB',
  red: '#B3245A',
};
export interface Written {
  size?: number;
  colour?: string;
  align?: 'left' | 'right' | 'center' | undefined;
  /** What the line is to a screen reader. */
  tag?: 'P' | 'H1' | 'H2' | 'TH' | 'TD';
}

/** Writes one line, shrunk to its width: a notice has one page whatever names are in it. */
export function write(
  pdf: Pdf,
  text: string,
  { x, y, wide }: { x: number; y: number; wide: number },
  { size = 9, colour = ink.text, align = 'left', tag = 'P' }: Written = {},
): void {
  let fitting = size;
  while (fitting > 5 && pdf.fontSize(fitting).widthOfString(text) > wide) fitting -= 0.5;
  const taken = pdf.fontSize(fitting).widthOfString(text);
  const shift = align === 'left' ? 0 : align === 'right' ? wide - taken : (wide - taken) / 2;
  const draw = () =>
    pdf.fillColor(colour).text(text, x + Math.max(shift, 0), y + (size - fitting) / 2, { lineBreak: false });
  tagged(pdf, tag, draw, tag === 'TH' ? { scope: 'Column' } : {});
}

export const rule = (pdf: Pdf, y: number, colour = ink.line, thick = 0.6, from = left, to = right) =>
  untagged(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(thick).strokeColor(colour).stroke());
