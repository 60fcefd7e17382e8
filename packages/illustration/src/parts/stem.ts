import type { Point } from '../types.ts';
import type { PetalColours } from './bloom-colours.ts';
import { mix } from './colour.ts';
import { line, shape } from './elements.ts';
import { leaf } from './leaf.ts';
import { leafSurface } from './leaf-surface.ts';
import { blob, curve } from './paths.ts';
import type { Studio } from './studio.ts';

/** A stem with a light side. */
export function stem(studio: Studio, points: readonly Point[], width: number): string {
  const { leaf: green, leafDark, leafLight } = studio.colours;
  const data = curve(points);
  const bright = curve(points.map(([x, y]): Point => [x - width * 0.2, y]));
  return (
    line(data, mix(leafDark, green, 0.5), width) +
    line(bright, mix(green, leafLight, 0.6), width * 0.3, { opacity: 0.8 })
  );
}

interface BudSpec {
  x: number;
  y: number;
  angle: number;
  size: number;
  colours: PetalColours;
  kind?: 'round' | 'long';
}

/** A closed bud with its calyx. */
export function bud(studio: Studio, { x, y, angle, size, colours, kind = 'round' }: BudSpec): string {
  const long = kind === 'long';
  const length = size * (long ? 2.6 : 1.7);
  const width = size * (long ? 0.42 : 0.62);
  const view = leafSurface({
    x,
    y,
    angle,
    length,
    width,
    profile: (u) => Math.sin(Math.PI * (0.12 + 0.88 * u) ** (long ? 0.9 : 0.8)) ** 0.8,
  });
  const sides = [-1, 1].map((side) =>
    shape(
      blob([
        view(0, 0),
        view(0.2, side * 0.95),
        view(0.5, side),
        view(0.8, side * 0.95),
        view(1, 0),
        view(1, 0),
        view(0.6, side * -0.15),
        view(0.3, side * -0.1),
      ]),
      studio.linear(
        side < 0
          ? [colours.mid, colours.light]
          : [mix(colours.deep, colours.mid, 0.5), mix(colours.mid, colours.light, 0.4)],
        view(0, 0),
        view(1, 0),
      ),
    ),
  );
  const seam = line(
    curve([view(0.12, 0.2), view(0.5, 0.28), view(0.94, 0.06)]),
    colours.deep,
    Math.max(1, size * 0.03),
    { opacity: 0.45 },
  );
  const calyx = long
    ? ''
    : [-0.95, 0, 0.95]
        .map((v) => {
          const from = view(-0.02, v * 0.4);
          return leaf(studio, {
            x: from[0],
            y: from[1],
            angle: angle + v * -16,
            length: length * (v === 0 ? 0.5 : 0.62),
            width: size * 0.2,
            bend: v * 30,
            kind: 'lance',
          });
        })
        .join('');
  const tint = long
    ? shape(
        blob([view(0, -1), view(0.2, -1), view(0.42, 0), view(0.2, 1), view(0, 1)]),
        studio.colours.leafLight,
        {
          opacity: 0.55,
        },
      )
    : '';
  return sides.join('') + seam + tint + calyx;
}
