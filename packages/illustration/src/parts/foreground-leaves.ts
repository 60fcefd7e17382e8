import { leaf } from './leaf.ts';
import { indices } from './lists.ts';
import type { Studio } from './studio.ts';

/** Leaves cut by the lower corner, close to the viewer. */
export function foregroundLeaves(studio: Studio, side = 1): string {
  const { random, width, height } = studio;
  const x = side > 0 ? width * 1.02 : -width * 0.02;
  return indices(4)
    .map((index) =>
      leaf(studio, {
        x: x - side * index * 34,
        y: height * 1.06,
        angle: -90 - side * (12 + index * 17) + random.jitter(6),
        length: height * random.range(0.26, 0.36),
        width: height * 0.055,
        bend: -side * random.range(8, 36),
        light: random.range(-0.05, 0.04),
      }),
    )
    .join('');
}
