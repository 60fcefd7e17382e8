import { eustoma } from '../blooms/eustoma.ts';
import { lily } from '../blooms/lily.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import type { Point, Point3 } from '../types.ts';
import { bloomColours } from './bloom-colours.ts';
import { BRAND, lighten } from './colour.ts';
import { line, oval, shape } from './elements.ts';
import { leaf } from './leaf.ts';
import { indices, itemAt } from './lists.ts';
import { corner, curve, vessel } from './paths.ts';
import { stem } from './stem.ts';
import type { Studio } from './studio.ts';

/** A vase with a bouquet, its foot at (x, y). */
export function vaseWithFlowers(studio: Studio, x: number, y: number, size: number): string {
  const { random, colours } = studio;
  const form = random
    .pick<Point[]>([
      [...corner([0.2, 0]), [0.16, 0.14], [0.3, 0.36], [0.34, 0.66], [0.2, 0.96], ...corner([0.16, 1])],
      [...corner([0.17, 0]), [0.13, 0.2], [0.15, 0.4], [0.37, 0.62], [0.33, 0.94], ...corner([0.2, 1])],
      [...corner([0.3, 0]), [0.27, 0.3], [0.23, 0.7], [0.2, 0.96], ...corner([0.18, 1])],
    ])
    .map(([a, b]): Point => [a * size, b * size]);
  const mouth = itemAt(form, 0)[0];
  const neck = itemAt(form, 2)[0];
  const glaze = random.pick([BRAND, colours.leafLight, '#ffffff', colours.companion]);
  const top = y - size;
  const bloom = random.pick([rose, peony, eustoma, lily]);
  const sets = bloomColours(studio);
  const spots: Point3[] = [
    [-0.52, -0.2, 0.3],
    [0.5, -0.3, 0.32],
    [0.06, -0.52, 0.44],
  ];
  const greens = indices(7).map((i) =>
    leaf(studio, {
      x,
      y: top + 10,
      angle: -90 + (i - 3) * 27 + random.jitter(8),
      length: size * random.range(0.8, 1.15),
      width: size * 0.14,
      bend: (i - 3) * 9,
      kind: i % 2 ? 'oval' : 'lance',
      light: random.range(-0.04, 0.06),
    }),
  );
  const flowers = spots.map(([dx, dy, r], index) => {
    const spot = { x: x + dx * size + random.jitter(6), y: top + dy * size };
    return (
      stem(
        studio,
        [
          [spot.x, spot.y],
          [x + dx * size * 0.3, top - size * 0.1],
          [x, top + 12],
        ],
        size * 0.04,
      ) +
      bloom(
        studio,
        { ...spot, radius: r * size, tilt: random.range(22, 42), roll: dx * 46 },
        sets[index === 1 ? 1 : 0],
        0.5,
      )
    );
  });
  const body =
    shape(
      vessel(x, top, form),
      studio.linear(
        [lighten(glaze, 0.06), lighten(glaze, -0.02), lighten(glaze, -0.12)],
        [x - size * 0.34, 0],
        [x + size * 0.34, 0],
      ),
    ) + oval(x, top + 2, mouth * 0.98, size * 0.045, lighten(glaze, -0.2));
  const band = line(
    curve([
      [x - neck * 0.8, top + size * 0.45],
      [x - neck * 0.84, top + size * 0.6],
      [x - neck * 0.72, top + size * 0.74],
    ]),
    '#ffffff',
    size * 0.04,
    { opacity: 0.55 },
  );
  return greens.join('') + body + band + flowers.join('');
}
