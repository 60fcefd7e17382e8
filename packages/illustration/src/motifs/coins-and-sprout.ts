import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { lighten, mix, SOIL } from '../parts/colour.ts';
import { oval, shape } from '../parts/elements.ts';
import { meadow } from '../parts/ground-palette.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { lerp } from '../parts/numbers.ts';
import { blob, corner } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { floorShadow } from '../parts/scene-ground.ts';
import { bud, stem } from '../parts/stem.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Stacks of coins from which seedlings grow. */
function drawCoinsAndSprout(studio: Studio): string {
  const { random, height, focusX, colours, square } = studio;
  const unit = height * studio.room(0.82);
  const floorY = height * 0.83;
  const gold = colours.heart;
  const [rx, ry, thick] = [unit * 0.105, unit * 0.034, unit * 0.036];
  const coin = (x: number, y: number, index: number) =>
    shape(
      `M${short(x - rx)} ${short(y - thick)}v${short(thick)}a${short(rx)} ${short(ry)} 0 0 0 ${short(rx * 2)} 0v${short(-thick)}z`,
      studio.linear(
        [lighten(gold, 0.02), lighten(gold, -0.06), lighten(gold, -0.18)],
        [x - rx, 0],
        [x + rx, 0],
      ),
    ) +
    oval(x, y - thick, rx, ry, lighten(gold, index % 2 ? 0.09 : 0.06)) +
    oval(x, y - thick, rx * 0.72, ry * 0.7, 'none', { stroke: lighten(gold, -0.06), 'stroke-width': 2.5 });
  const heights = random.pick([
    [1, 3, 5, 7],
    [2, 3, 5, 8],
    [1, 2, 4, 6],
  ]);
  const spread = square ? 0.24 : 0.29;
  const stacks = heights.map((count, index) => {
    const x = focusX + (index - 1.5) * spread * unit;
    const coins = indices(count)
      .map((i) => coin(x + random.jitter(5), floorY - i * thick, i))
      .join('');
    const top = floorY - count * thick;
    const grown = unit * (0.12 + index * 0.055);
    const tip: Point = [x + random.jitter(8), top - grown];
    const leaves = indices(2 + index * 2).map((i) => {
      const t = 1 - Math.floor(i / 2) / (1.6 + index);
      const s = i % 2 ? 1 : -1;
      return leaf(studio, {
        x: lerp(x, tip[0], t),
        y: lerp(top, tip[1], t),
        angle: -90 + s * random.range(44, 62),
        length: grown * lerp(0.62, 0.5, t) + 20,
        width: grown * 0.15 + 6,
        bend: s * -16,
        light: 0.05 - t * 0.03,
      });
    });
    const bloom =
      index === 3
        ? random.pick([rose, peony, eustoma, chrysanthemum])(
            studio,
            { x: tip[0], y: tip[1] - unit * 0.03, radius: unit * 0.135, tilt: 28, roll: 8 },
            bloomColours(studio)[0],
            0.8,
          )
        : index === 2
          ? bud(studio, {
              x: tip[0],
              y: tip[1] + 6,
              angle: -88,
              size: unit * 0.05,
              colours: bloomColours(studio)[0],
            })
          : '';
    return (
      floorShadow(studio, x + 12, floorY + 4, rx * 1.3, ry * 1.1, 0.13) +
      coins +
      oval(x, top - 2, rx * 0.36, ry * 0.42, mix(SOIL, gold, 0.15)) +
      stem(studio, [[x, top - 2], [x + 3, top - grown * 0.5], tip], unit * 0.011) +
      leaves.join('') +
      bloom
    );
  });
  const floor = shape(
    blob([
      ...corner([-40, height + 40]),
      ...corner([-40, floorY - unit * 0.02]),
      [focusX - unit * 0.5, floorY - unit * 0.06],
      [focusX + unit * 0.4, floorY - unit * 0.05],
      ...corner([studio.width + 40, floorY - unit * 0.09]),
      ...corner([studio.width + 40, height + 40]),
    ]),
    meadow(colours, 0.35),
  );
  return backdrop(studio) + floor + stacks.join('');
}

export const coinsAndSproutMotif: MotifDefinition = {
  draw: drawCoinsAndSprout,
  palettes: ['butter', 'sky', 'ivory', 'blush'],
};
