import * as m from '@portal/texts/messages';
import type { PdfBars } from './pdf-block.ts';
import { ink, margin, printWidth } from './pdf-layout.ts';
import { tagged } from './pdf-tags.ts';

/** Points that a chart takes with its key and labels. */
export const barsHeight = 224;

const plotHeight = 160;
const axisWidth = 44;
const fills = ['#2F7BD9', '#86B6EC', '#C3DBF6', '#8FA3BA', '#C9D1DA'];
const under = '#B3245A';
const labelSize = 8;

/** The least of 1, 2, 2.5 and 5 times a power of ten that is not below a value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10);
}

type Pdf = PDFKit.PDFDocument;

const label = (pdf: Pdf, text: string, x: number, y: number, width: number, align: 'center' | 'right') =>
  pdf
    .fontSize(labelSize)
    .fillColor(ink.faint)
    .text(text, x, y, { width, align, lineBreak: false, height: labelSize + 2 });

/** Draws the key from left to right, and returns where the plot begins. */
function drawKey(pdf: Pdf, { series, target, before, unit }: PdfBars): number {
  const top = pdf.y;
  let x = margin;
  const say = (name: string) => {
    pdf.fontSize(labelSize).fillColor(ink.faint);
    pdf.text(name, x + 12, top, { lineBreak: false });
    x += 12 + pdf.widthOfString(name) + 12;
  };
  for (const [at, { name }] of series.entries()) {
    pdf.rect(x, top + 1, 8, 8).fill(fills[at % fills.length] ?? ink.brand);
    say(name);
  }
  if (target) {
    pdf
      .moveTo(x, top + 5)
      .lineTo(x + 9, top + 5)
      .lineWidth(1.6)
      .strokeColor(ink.strong)
      .stroke();
    say(target.name);
  }
  if (before) {
    pdf
      .circle(x + 4.5, top + 5, 2.6)
      .lineWidth(1)
      .strokeColor(ink.text)
      .stroke();
    say(before.name);
  }
  label(pdf, unit, margin, top, printWidth, 'right');
  return top + 20;
}

/** The figures of a chart in words, for those who cannot see it. */
function describeBars({ labels, series, target, before, unit }: PdfBars): string {
  const rows = [...series, ...[target, before].flatMap((row) => row ?? [])];
  const barOf = (label: string, at: number) =>
    m.paper_bars_label({
      label,
      values: rows.map(({ name, values }) => `${name} ${values[at] ?? '—'}`).join(', '),
    });
  return [unit, ...labels.map(barOf)].join('; ');
}

/** Draws stacked bars, each with the mark of its target and of what it was before. */
export function drawBars(pdf: Pdf, chart: PdfBars): void {
  const top = pdf.y;
  tagged(pdf, 'Figure', () => drawBarsAt(pdf, chart), {
    alt: describeBars(chart),
    bbox: [margin, top, margin + printWidth, top + barsHeight],
  });
}

function drawBarsAt(pdf: Pdf, chart: PdfBars): void {
  const { labels, series, target, before } = chart;
  const top = drawKey(pdf, chart);
  const sums = labels.map((_, at) =>
    series.reduce((sum, { values }) => sum + Math.max(values[at] ?? 0, 0), 0),
  );
  const peak = roundUp(
    Math.max(...sums, ...(target?.values ?? []).map((value) => value ?? 0), ...(before?.values ?? []), 1e-9),
  );
  const yOf = (value: number) => top + plotHeight * (1 - value / peak);
  const steps = 4;
  for (let step = 0; step <= steps; step += 1) {
    const value = (peak * step) / steps;
    const y = yOf(value);
    pdf
      .moveTo(margin + axisWidth, y)
      .lineTo(margin + printWidth, y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    label(pdf, String(Number(value.toPrecision(6))), margin, y - 4, axisWidth - 6, 'right');
  }
  const slot = (printWidth - axisWidth) / Math.max(labels.length, 1);
  const width = slot * 0.56;
  for (const [at, text] of labels.entries()) {
    const x = margin + axisWidth + slot * at + (slot - width) / 2;
    let base = 0;
    for (const [nth, { values }] of series.entries()) {
      const value = Math.max(values[at] ?? 0, 0);
      pdf
        .rect(x, yOf(base + value), width, yOf(base) - yOf(base + value))
        .fill(fills[nth % fills.length] ?? ink.brand);
      base += value;
    }
    const aim = target?.values[at] ?? null;
    if (aim !== null)
      pdf
        .moveTo(x - 4, yOf(aim))
        .lineTo(x + width + 4, yOf(aim))
        .lineWidth(1.6)
        .strokeColor(base < aim ? under : ink.strong)
        .stroke();
    const past = before?.values[at];
    if (past !== undefined)
      pdf
        .circle(x + width / 2, yOf(Math.max(past, 0)), 2.6)
        .lineWidth(1)
        .fillAndStroke('#FFFFFF', ink.text);
    label(pdf, text, x - slot * 0.22, top + plotHeight + 6, slot, 'center');
  }
  pdf.x = margin;
  pdf.y = top + plotHeight + 28;
}
