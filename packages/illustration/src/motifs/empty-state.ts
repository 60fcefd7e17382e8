import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, lighten, mix, SOIL } from '../parts/colour.ts';
import { box, disc, dots, line, oval, shape } from '../parts/elements.ts';
import { meadow } from '../parts/ground-palette.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { type Arc, along, corner, vessel } from '../parts/paths.ts';
import { bud, stem } from '../parts/stem.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A single seedling in a pot. */
function drawEmptyState(studio: Studio): string {
  const { random, height, width, colours, tone } = studio;
  const unit = height * studio.room(0.9);
  const x = studio.wide ? studio.focusX : width / 2;
  const foot = height * 0.83;
  const size = unit * 0.27;
  const clay = random.pick([
    '#d9906a',
    mix(BRAND, '#ffffff', 0.25),
    mix(colours.light, '#ffffff', 0.15),
    '#e8dcc8',
  ]);
  const ground =
    box(0, 0, width, height, tone === 'deep' ? colours.paper : mix(colours.paper, '#ffffff', 0.45)) +
    disc(
      x,
      height * 0.47,
      unit * 0.37,
      studio.linear(
        [mix(colours.wash, colours.paper, 0.3), colours.wash],
        [0, height * 0.1],
        [0, height * 0.85],
      ),
    ) +
    oval(x, foot, unit * 0.33, unit * 0.028, meadow(colours, 0.6), { opacity: 0.7 });
  const [rim, waist] = random.pick<[number, number]>([
    [0.4, 0.3],
    [0.42, 0.36],
    [0.36, 0.33],
  ]);
  const paint = studio.linear(
    [lighten(clay, 0.05), clay, lighten(clay, -0.1)],
    [x - size * 0.45, 0],
    [x + size * 0.45, 0],
  );
  const pot =
    shape(
      vessel(x, foot - size, [
        ...corner([rim * size, 0.14 * size]),
        [waist * size * 1.08, 0.7 * size],
        [waist * size, 0.96 * size],
        ...corner([waist * size * 0.8, size]),
      ]),
      paint,
    ) +
    box(x - size * 0.46, foot - size, size * 0.92, size * 0.2, paint, { rx: size * 0.05 }) +
    box(x - size * 0.41, foot - size * 0.8, size * 0.82, size * 0.05, lighten(clay, -0.16), {
      opacity: 0.4,
    }) +
    line(
      `M${Math.round(x - size * 0.28)} ${Math.round(foot - size * 0.6)}l${Math.round(size * 0.03)} ${Math.round(size * 0.36)}`,
      '#ffffff',
      size * 0.035,
      { opacity: 0.5 },
    );
  const top = foot - size + 4;
  const side = random.sign();
  const tip: Point = [x + side * unit * 0.03, top - unit * random.range(0.27, 0.32)];
  const path: Arc = [[x, top], [x - side * unit * 0.035, top - unit * 0.14], tip];
  const leaves = [0.3, 0.55, 0.8].slice(0, random.int(2, 3)).flatMap((t, level) =>
    [-1, 1].map((s) => {
      const [px, py] = along(path, t + (s > 0 ? 0.05 : 0));
      return leaf(studio, {
        x: px,
        y: py,
        angle: -90 + s * random.range(52, 68),
        length: unit * (0.17 - level * 0.02),
        width: unit * 0.043,
        bend: s * -24,
        light: 0.02 * level + (s > 0 ? 0.02 : 0),
      });
    }),
  );
  const crown = random.chance(0.6)
    ? [-1, 1]
        .map((s) =>
          leaf(studio, {
            x: tip[0],
            y: tip[1] + 4,
            angle: -90 + s * 30,
            length: unit * 0.12,
            width: unit * 0.034,
            bend: s * 16,
            light: 0.08,
          }),
        )
        .join('')
    : bud(studio, {
        x: tip[0],
        y: tip[1] + 6,
        angle: -90 + side * 12,
        size: unit * 0.05,
        colours: bloomColours(studio)[0],
      });
  const motes = dots(
    indices(5).map(
      (i): Point => [x + (i % 2 ? 1 : -1) * unit * random.range(0.2, 0.34), height * random.range(0.18, 0.6)],
    ),
    mix(colours.wash, colours.light, 0.6),
    unit * 0.014,
  );
  return (
    ground +
    motes +
    stem(studio, path, unit * 0.012) +
    leaves.join('') +
    crown +
    oval(x, top - 2, size * 0.42, size * 0.05, SOIL) +
    pot
  );
}

export const emptyStateMotif: MotifDefinition = {
  draw: drawEmptyState,
  palettes: ['ivory', 'sky', 'blush', 'lilac', 'butter'],
};
