import type { Point } from '../types.ts';
import { mix } from './colour.ts';
import { line } from './elements.ts';
import { leaf } from './leaf.ts';
import { indices } from './lists.ts';
import { radians } from './numbers.ts';
import { curve } from './paths.ts';
import type { Studio } from './studio.ts';

export function laurelBranch(studio: Studio, side: number, unit: number, top: number): string {
  const { focusX, colours } = studio;
  const centre: Point = [focusX, top + unit * 0.14];
  const at = (degrees: number, r: number): Point => [
    centre[0] + side * Math.sin(radians(degrees)) * r,
    centre[1] + Math.cos(radians(degrees)) * r,
  ];
  const r = unit * 0.36;
  const leaves = indices(10).map((i) => {
    const degrees = 14 + i * 13.5;
    return [-1, 1]
      .map((out) => {
        const [x, y] = at(degrees, r);
        const heading = side > 0 ? -degrees : degrees - 180;
        return leaf(studio, {
          x,
          y,
          angle: heading + side * out * 32,
          length: unit * (0.135 - i * 0.004),
          width: unit * 0.028,
          bend: -side * out * 18,
          light: out * 0.025 + i * 0.004,
        });
      })
      .join('');
  });
  return (
    line(
      curve(indices(7).map((i) => at(2 + i * 24, r))),
      mix(colours.leaf, colours.leafDark, 0.4),
      unit * 0.009,
    ) + leaves.join('')
  );
}
