import { tulip } from '../blooms/tulip.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { paintByDepth } from '../parts/camera.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { lerp, radians } from '../parts/numbers.ts';
import { stem } from '../parts/stem.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Tulips standing side by side. */
function drawTulip(studio: Studio): string {
  const { random, height, focusX, square } = studio;
  const unit = height * studio.room(0.82);
  const sets = bloomColours(studio);
  const count = random.int(4, 5);
  const spread = square ? 0.34 : 0.52;
  const stalks = indices(count).map((index) => {
    const offset = lerp(-spread, spread, index / (count - 1)) + random.jitter(0.03);
    const near = index % 2;
    const r = unit * (near ? random.range(0.19, 0.215) : random.range(0.155, 0.18));
    const x = focusX + offset * unit;
    const y = height * (near ? random.range(0.42, 0.52) : random.range(0.24, 0.36));
    const foot: Point = [focusX + offset * unit * 0.62, height * 1.08];
    const lean = offset * 34 + random.jitter(7);
    const camera = { x, y, radius: r, tilt: random.range(68, 80), roll: lean };
    const below: Point = [x - Math.sin(radians(lean)) * r * 0.62, y + Math.cos(radians(lean)) * r * 0.62];
    const bow: Point = [
      lerp(below[0], foot[0], 0.45) - Math.sin(radians(lean)) * 40,
      lerp(below[1], foot[1], 0.5),
    ];
    const blade = [-1, 1].map((side) =>
      leaf(studio, {
        x: foot[0] + side * 4,
        y: foot[1] - unit * 0.05,
        angle: -90 + side * random.range(8, 24) + lean * 0.3,
        length: unit * random.range(0.36, 0.56),
        width: unit * 0.05,
        bend: side * random.range(16, 42),
        kind: 'lance',
        light: random.range(-0.03, 0.05) + (near ? 0.02 : -0.03),
      }),
    );
    return {
      depth: near,
      svg:
        blade[0] +
        stem(studio, [below, bow, foot], unit * 0.015) +
        blade[1] +
        tulip(studio, camera, sets[index % 3 === 1 ? 1 : 0]),
    };
  });
  return backdrop(studio, { foliage: 'lance' }) + paintByDepth(stalks);
}

export const tulipMotif: MotifDefinition = {
  draw: drawTulip,
  palettes: ['butter', 'blush', 'apricot', 'crimson', 'lilac'],
};
