import { FULL_BLOOMS } from '../blooms/full-blooms.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { lighten, mix } from '../parts/colour.ts';
import { box, disc, group, line, shape } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { radians } from '../parts/numbers.ts';
import { blob } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

const gold = '#b08a3e';
const sealRed = '#c8102e';

/** Strokes of letters on a grid of 4 by 6. */
const letters = [
  ['D', 'M0 0v6h1.6q2.4 0 2.4-3t-2.4-3z'],
  ['E', 'M4 0h-4v6h4M0 3h3.2'],
  ['M', 'M0 6v-6l2 3.4 2-3.4v6'],
  ['O', 'M2 0q2 0 2 3t-2 3-2-3 2-3z'],
] as const;

/** A fictitious business licence: a flower as the emblem, bars instead of words, and DEMO across it. */
function drawLicence(studio: Studio): string {
  const { width, height, colours, tone } = studio;
  const edge = Math.min(width, height) * 0.045;
  const ground = tone === 'deep' ? lighten(colours.paper, 0.05) : mix(colours.wash, colours.paper, 0.5);
  const sheet = tone === 'deep' ? '#f4f0e4' : '#fffdf6';
  const paper =
    box(0, 0, width, height, ground) + box(edge, edge, width - 2 * edge, height - 2 * edge, sheet, { rx: 6 });
  return paper + frame(studio, edge) + emblem(studio) + words(studio) + watermark(studio) + seal(studio);
}

/** Two rules with a wave between them. */
function frame({ width, height }: Studio, edge: number): string {
  const rule = (inset: number, weight: number) =>
    box(inset, inset, width - 2 * inset, height - 2 * inset, 'none', {
      stroke: gold,
      'stroke-width': weight,
      rx: 4,
    });
  const [outer, inner] = [edge * 1.55, edge * 2.1];
  const middle = (outer + inner) / 2;
  const step = edge * 0.5;
  const waveX = (y: number) =>
    `M${short(inner)} ${short(y)}${indices(Math.floor((width - 2 * inner) / step))
      .map((at) => `q${short(step / 2)} ${short(at % 2 ? step * 0.5 : -step * 0.5)} ${short(step)} 0`)
      .join('')}`;
  const waves = line(waveX(middle) + waveX(height - middle), gold, 2, { opacity: 0.6 });
  return rule(outer, 4) + rule(inner, 1.5) + waves;
}

/** A bloom between two leaves, where real licences have the national emblem. */
function emblem(studio: Studio): string {
  const { width, height, random } = studio;
  const unit = Math.min(width, height);
  const [x, y] = [width / 2, height * 0.19];
  const leaves = [-1, 1]
    .map((side) =>
      leaf(studio, {
        x: x + side * unit * 0.03,
        y: y + unit * 0.02,
        angle: -90 + side * 92,
        length: unit * 0.14,
        width: unit * 0.035,
        bend: side * -24,
      }),
    )
    .join('');
  const bloom = random.pick(FULL_BLOOMS);
  const [petals] = bloomColours(studio);
  return leaves + bloom(studio, { x, y, radius: unit * 0.075, tilt: 12, roll: 0 }, petals, 0.5);
}

/** A heading, two columns of labels with values, and a square of dots like a QR code. */
function words({ width, height, random, colours }: Studio): string {
  const unit = Math.min(width, height);
  const bar = (x: number, y: number, length: number) => `M${short(x)} ${short(y)}h${short(length)}`;
  const heading = line(bar(width * 0.37, height * 0.325, width * 0.26), '#2b2b2b', unit * 0.036);
  const number = line(bar(width * 0.42, height * 0.385, width * 0.16), gold, unit * 0.011);
  const rows = indices(5).flatMap((row) =>
    [0.12, 0.52].map((column) => ({ x: width * column, y: height * (0.47 + row * 0.075) })),
  );
  const labels = line(
    rows.map(({ x, y }) => bar(x, y, width * 0.07)).join(''),
    mix(gold, '#ffffff', 0.25),
    unit * 0.013,
  );
  const values = line(
    rows.map(({ x, y }) => bar(x + width * 0.1, y, width * random.range(0.1, 0.24))).join(''),
    '#4a4f57',
    unit * 0.015,
  );
  const cell = unit * 0.0135;
  const code = indices(64)
    .filter((at) => at % 9 === 0 || random.chance(0.5))
    .map((at) =>
      box(width * 0.12 + (at % 8) * cell, height * 0.13 + Math.floor(at / 8) * cell, cell, cell, colours.ink),
    )
    .join('');
  return heading + number + labels + values + code;
}

function watermark({ width, height }: Studio): string {
  const size = Math.min(width, height) * 0.042;
  const left = width / 2 - size * 10.5;
  const strokes = letters.map(([, data], at) =>
    line(data, sealRed, 0.55, {
      transform: `translate(${short(left + at * size * 5.6)} ${short(height * 0.5)}) scale(${short(size)})`,
    }),
  );
  return group(strokes.join(''), {
    opacity: 0.13,
    transform: `rotate(-14 ${short(width / 2)} ${short(height * 0.6)})`,
  });
}

/** Round, with a blossom of five petals instead of a star. */
function seal({ width, height, random }: Studio): string {
  const r = Math.min(width, height) * 0.1;
  const [x, y] = [width * 0.79, height * 0.79];
  const petals = blob(
    indices(10).map((at): Point => {
      const reach = r * (at % 2 ? 0.24 : 0.52);
      return [x + Math.cos(radians(at * 36 - 90)) * reach, y + Math.sin(radians(at * 36 - 90)) * reach];
    }),
  );
  const ring = disc(x, y, r, 'none', { stroke: sealRed, 'stroke-width': 7 });
  const inside = disc(x, y, r * 0.86, 'none', {
    stroke: sealRed,
    'stroke-width': 9,
    'stroke-dasharray': '3 13',
  });
  const turn = short(random.range(-12, 12));
  return group(ring + inside + shape(petals, sealRed), {
    opacity: 0.78,
    transform: `rotate(${turn} ${short(x)} ${short(y)})`,
  });
}

export const licenceMotif: MotifDefinition = {
  draw: drawLicence,
  palettes: ['ivory', 'sky', 'butter'],
};
