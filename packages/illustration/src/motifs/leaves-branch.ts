import { backdrop } from '../parts/backdrop.ts';
import { mix } from '../parts/colour.ts';
import { disc, line } from '../parts/elements.ts';
import { leafSpray } from '../parts/leaf-spray.ts';
import { indices } from '../parts/lists.ts';
import { curve } from '../parts/paths.ts';
import type { Studio } from '../parts/studio.ts';
import type { MotifDefinition } from './motif.ts';

type BranchKind = 'oval' | 'coin' | 'lance';

/** Branches of leaves reaching over the sheet. */
function drawLeavesBranch(studio: Studio): string {
  const { random, height, focusX, colours } = studio;
  const unit = height * studio.room(0.8);
  const kind = random.pick<BranchKind>(['oval', 'coin', 'lance']);
  const side = random.sign();
  const size = kind === 'coin' ? 0.19 : 0.27;
  const start = { x: focusX - side * unit * 0.62, y: height * 0.98 };
  const spray = (x: number, y: number, angle: number, length: number, pairs: number, light: number) =>
    leafSpray(studio, {
      x,
      y,
      angle,
      length,
      bend: side * random.range(14, 34),
      pairs,
      kind,
      size,
      light,
      alternate: kind !== 'coin',
    });
  const main = spray(start.x, start.y, side > 0 ? -42 : -138, unit * 1.25, 5, 0.02);
  const second = spray(focusX + side * unit * 0.1, height * 1.08, side > 0 ? -66 : -114, unit * 0.9, 5, 0.06);
  const third = spray(focusX + side * unit * 0.5, height * 1.1, side > 0 ? -82 : -98, unit * 0.66, 4, -0.05);
  const berries = random.chance(0.6)
    ? indices(9)
        .map((index) => {
          const x =
            focusX +
            side * unit * (-0.24 + (index % 3) * 0.045 + Math.floor(index / 3) * 0.2) +
            random.jitter(8);
          const y = height * (0.42 - Math.floor(index / 3) * 0.08) + (index % 2) * 26 + random.jitter(10);
          return (
            line(
              curve([
                [x, y],
                [x - side * 10, y + 30],
                [x - side * 26, y + 66],
              ]),
              mix(colours.leaf, colours.leafDark, 0.4),
              2.4,
            ) +
            disc(
              x,
              y,
              unit * 0.021,
              studio.linear([colours.light, colours.deep], [x - 14, y - 14], [x + 14, y + 14]),
            ) +
            disc(x - 4, y - 5, unit * 0.005, colours.rim)
          );
        })
        .join('')
    : '';
  return backdrop(studio, { foliage: kind }) + third + second + berries + main;
}

export const leavesBranchMotif: MotifDefinition = {
  draw: drawLeavesBranch,
  palettes: ['ivory', 'sky', 'blush', 'butter'],
};
