import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartLook, ChartSpec } from './chart-spec.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const tile = 8;

/** A pattern for a bar, drawn on the colour of the page. */
function patternOf(
  colour: string,
  ground: string,
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasPattern | string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = tile;
  const context = canvas.getContext('2d');
  if (!context) return colour;
  context.fillStyle = ground;
  context.fillRect(0, 0, tile, tile);
  context.strokeStyle = context.fillStyle = colour;
  draw(context);
  return context.createPattern(canvas, 'repeat') ?? colour;
}

const hatch = (context: CanvasRenderingContext2D) => {
  context.lineWidth = 2;
  for (const at of [-tile, 0, tile]) {
    context.moveTo(at, tile);
    context.lineTo(at + tile, 0);
  }
  context.stroke();
};
const dots = (context: CanvasRenderingContext2D) => context.fillRect(2, 2, 3, 3);

type Style = Partial<ChartDataset<'bar'>> | Partial<ChartDataset<'line'>>;

/** The styles in the colours of the current theme. */
function stylesIn(colour: (name: string) => string): Record<ChartLook, Style> {
  const brand = colour('--brand');
  const deep = colour('--brand-deep');
  const ink = colour('--ink-3');
  const petal = colour('--petal-deep');
  const page = colour('--page');
  const bar = { type: 'bar', stack: 'one', borderWidth: 1, maxBarThickness: 32 } as const;
  const line = { type: 'line', borderWidth: 2, pointRadius: 4, spanGaps: true } as const;
  return {
    full: { ...bar, backgroundColor: brand, borderColor: brand },
    hatched: { ...bar, backgroundColor: patternOf(deep, page, hatch), borderColor: deep },
    hollow: { ...bar, backgroundColor: page, borderColor: ink },
    dotted: { ...bar, backgroundColor: patternOf(ink, page, dots), borderColor: ink },
    alert: { ...bar, backgroundColor: petal, borderColor: petal },
    round: { ...line, pointStyle: 'circle', borderColor: deep, backgroundColor: deep },
    square: { ...line, pointStyle: 'rect', borderColor: petal, backgroundColor: page },
    limit: { ...line, pointRadius: 0, borderDash: [6, 4], borderColor: ink },
    mark: { ...line, showLine: false, pointStyle: 'triangle', pointRadius: 6, backgroundColor: petal },
  };
}

/** Numbers are formatted as everywhere in the portal, whatever the language: 1,234.5. */
const grouping = 'en';

/** Draws on a canvas; returns a function that removes the chart. */
export function drawChart(
  canvas: HTMLCanvasElement,
  { labels, series, unit = '', lying }: ChartSpec,
): () => void {
  const css = getComputedStyle(canvas);
  const colour = (name: string) => css.getPropertyValue(name).trim();
  const styles = stylesIn(colour);
  const number = new Intl.NumberFormat(grouping, { maximumFractionDigits: 2 });
  const values = {
    stacked: true,
    beginAtZero: true,
    border: { display: false },
    grid: { color: colour('--line') },
    ticks: { maxTicksLimit: 5, callback: (value: number | string) => number.format(Number(value)) },
  };
  const names = { stacked: true, grid: { display: false }, ticks: { maxRotation: 0, autoSkip: !lying } };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels,
      // Lines are drawn above bars.
      datasets: series.map(({ name, look, values: data }) => ({
        ...styles[look],
        label: name,
        data,
        // Lines are not stacked either.
        ...(styles[look].type === 'line' ? { order: 0, stack: name } : { order: 1 }),
      })) as ChartDataset<'bar'>[],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: lying ? 'y' : 'x',
      font: { family: css.fontFamily, size: 13 },
      color: colour('--ink-2'),
      scales: lying ? { x: values, y: names } : { x: names, y: values },
      interaction: { mode: 'index', axis: lying ? 'y' : 'x', intersect: false },
      plugins: {
        tooltip: {
          usePointStyle: true,
          callbacks: {
            label: ({ dataset, raw }) =>
              typeof raw === 'number' ? `${dataset.label ?? ''} ${number.format(raw)} ${unit}`.trim() : '',
          },
        },
      },
    },
  });
  return () => chart.destroy();
}
