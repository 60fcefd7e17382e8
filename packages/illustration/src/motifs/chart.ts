import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, lighten, mix } from '../parts/colour.ts';
import { box, disc, line } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { itemAt, lastOf } from '../parts/lists.ts';
import { lerp, radians } from '../parts/numbers.ts';
import { curve } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { bud, stem } from '../parts/stem.ts';
import { leavesBehind } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Places on the board in units, from its lower left corner; y grows upwards. */
type Board = (x: number, y: number) => Point;

const BOARD_WIDTH = 0.92;
const BOARD_HEIGHT = 0.62;
const BASE = 0.1;

/** A board with bars and a ring, over which a plant grows upwards. */
function drawChart(studio: Studio): string {
  const { random, height, focusX } = studio;
  const unit = height * studio.room(0.86);
  const at: Board = (x, y) => [
    focusX + (x - BOARD_WIDTH / 2) * unit,
    height * 0.54 + (BOARD_HEIGHT / 2 - y) * unit,
  ];
  const heights = random.pick([
    [0.1, 0.16, 0.14, 0.24, 0.31],
    [0.08, 0.14, 0.22, 0.2, 0.32],
    [0.13, 0.11, 0.2, 0.27, 0.33],
  ]);
  return (
    backdrop(studio) +
    drawBoard(studio, at, unit) +
    drawBars(studio, at, unit, heights) +
    drawRing(studio, at(0.2, 0.44), unit * 0.075) +
    drawVine(studio, at, unit, heights)
  );
}

function drawBoard(studio: Studio, at: Board, unit: number): string {
  const { colours, tone } = studio;
  const white = tone === 'deep' ? '#f4f8fc' : '#ffffff';
  const [left, top] = at(0, BOARD_HEIGHT);
  const [w, h] = [BOARD_WIDTH * unit, BOARD_HEIGHT * unit];
  const rules = [0.1, 0.2, 0.3, 0.4]
    .map((y) => {
      const [x, ruleY] = at(0.06, BASE + y);
      return `M${Math.round(x)} ${Math.round(ruleY)}h${Math.round((BOARD_WIDTH - 0.12) * unit)}`;
    })
    .join('');
  const [baseX, baseY] = at(0.06, BASE);
  const grey = mix('#7d8fa3', '#ffffff', 0.4);
  return (
    box(left + 8, top + 16, w, h, colours.ink, { rx: 22, opacity: 0.1 }) +
    box(left, top, w, h, studio.linear([white, mix(white, colours.light, 0.14)], [0, top], [0, top + h]), {
      rx: 22,
    }) +
    line(rules, grey, 2, { opacity: 0.7, 'stroke-dasharray': '2 12' }) +
    line(`M${Math.round(baseX)} ${Math.round(baseY)}h${Math.round((BOARD_WIDTH - 0.12) * unit)}`, grey, 4)
  );
}

const barX = (index: number): number => 0.36 + index * 0.105;

function drawBars(studio: Studio, at: Board, unit: number, heights: readonly number[]): string {
  const { mid, light } = studio.colours;
  const last = heights.length - 1;
  return heights
    .map((value, index) => {
      const colour = index === last ? mid : mix(BRAND, '#ffffff', lerp(0.7, 0.35, index / last));
      const top = index === last ? light : lighten(colour, 0.06);
      const [x, y] = at(barX(index), BASE + value);
      const paint = studio.linear([top, colour], [0, y], [0, y + value * unit]);
      return box(x, y, unit * 0.066, value * unit, paint, { rx: 7 });
    })
    .join('');
}

/** A ring in three shares. */
function drawRing(studio: Studio, [x, y]: Point, r: number): string {
  const { random, colours } = studio;
  const first = random.range(120, 190);
  const second = first + random.range(60, 100);
  const arc = (from: number, to: number, colour: string) => {
    const on = (degrees: number) =>
      `${short(x + Math.sin(radians(degrees)) * r)} ${short(y - Math.cos(radians(degrees)) * r)}`;
    const large = to - from > 180 ? 1 : 0;
    return line(`M${on(from)}A${short(r)} ${short(r)} 0 ${large} 1 ${on(to)}`, colour, r * 0.42, {
      'stroke-linecap': 'butt',
    });
  };
  const rows = [0.02, 0.055]
    .map(
      (dy, index) =>
        `M${Math.round(x - r)} ${Math.round(y + r * 1.9 + dy * r * 13)}h${Math.round(r * (2 - index * 0.7))}`,
    )
    .join('');
  return (
    arc(0, first, colours.leaf) +
    arc(first, second, colours.heart) +
    arc(second, 360, mix(BRAND, '#ffffff', 0.45)) +
    disc(x, y, r * 0.34, colours.light) +
    line(rows, mix('#7d8fa3', '#ffffff', 0.4), r * 0.13)
  );
}

/** The curve over the bars is a stem: leaves at the values, a bud on the way, a bloom at the end. */
function drawVine(studio: Studio, at: Board, unit: number, heights: readonly number[]): string {
  const { random } = studio;
  const tops = heights.map((value, index) => at(barX(index) + 0.033, BASE + value + 0.075));
  const start = at(0.3, BASE);
  const [endX, endY] = lastOf(tops);
  const head: Point = [endX + unit * 0.025, endY - unit * 0.05];
  const leaves = tops.slice(0, -1).flatMap(([x, y], index) => {
    const next = itemAt(tops, index + 1);
    const heading = (Math.atan2(next[1] - y, next[0] - x) * 180) / Math.PI;
    return [-1, 1].map((side) =>
      leaf(studio, {
        x: lerp(x, next[0], side > 0 ? 0.1 : 0.3),
        y: lerp(y, next[1], side > 0 ? 0.1 : 0.3),
        angle: heading + side * 48 + random.jitter(6),
        length: unit * (0.09 + index * 0.012),
        bend: -side * 18,
        light: side * 0.02,
      }),
    );
  });
  const bloom = random.pick([rose, peony, eustoma, chrysanthemum]);
  const [petals] = bloomColours(studio);
  const radius = unit * 0.155;
  const [budX, budY] = itemAt(tops, 2);
  const spot = { x: head[0], y: head[1], r: radius };

  return (
    line(
      curve([itemAt(tops, 1), [budX - 6, budY - unit * 0.05], [budX - 2, budY - unit * 0.09]]),
      studio.colours.leaf,
      unit * 0.008,
    ) +
    stem(studio, [start, ...tops.slice(0, -1), head], unit * 0.014) +
    leaves.join('') +
    bud(studio, { x: budX - 2, y: budY - unit * 0.085, angle: -82, size: unit * 0.036, colours: petals }) +
    leavesBehind(studio, spot, { leafKind: 'oval', leafSlimness: 0.24 }, 3) +
    bloom(studio, { x: head[0], y: head[1], radius, tilt: 24, roll: 14 }, petals, 0.8)
  );
}

export const chartMotif: MotifDefinition = {
  draw: drawChart,
  palettes: ['sky', 'blush', 'ivory', 'butter', 'lilac', 'apricot'],
};
