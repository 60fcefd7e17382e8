import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, lighten, STEEL } from '../parts/colour.ts';
import { box, disc, group, line, shape } from '../parts/elements.ts';
import { fallingPetals } from '../parts/falling-petals.ts';
import { leafSpray } from '../parts/leaf-spray.ts';
import type { LeafKind } from '../parts/leaf-surface.ts';
import { blob, corner, vessel } from '../parts/paths.ts';
import { leavesBehind } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Garden tools laid out with cuttings. */
function drawTools(studio: Studio): string {
  const { random, height, focusX, focusY, colours, square } = studio;
  const unit = height * studio.room(0.8);
  const handle = random.pick([colours.mid, colours.leaf, BRAND, colours.heart]);
  const grip = studio.linear(
    [lighten(handle, 0.06), lighten(handle, -0.1)],
    [-unit * 0.04, 0],
    [unit * 0.04, 0],
  );
  const wood = studio.linear(['#d9ab77', '#a9764a'], [-unit * 0.035, 0], [unit * 0.035, 0]);
  const place = (content: string, dx: number, turn: number) => {
    const at = `translate(${Math.round(focusX + dx * unit)} ${Math.round(focusY)})rotate(${Math.round(turn)})`;
    return group(
      group(content.replace(/fill="[^"]*"/g, `fill="${colours.ink}"`).replace(/stroke="[^"]*"/g, ''), {
        transform: 'translate(9 15)',
        opacity: 0.1,
      }) + content,
      { transform: at },
    );
  };
  const trowel = drawTrowel(studio, unit, wood);
  const shears = drawShears(studio, unit, grip);
  const wrench = drawWrench(studio, unit);
  const order = random.pick([
    [trowel, shears, wrench],
    [wrench, trowel, shears],
    [shears, wrench, trowel],
  ]);
  const tilt = random.range(14, 26);
  const gap = square ? 0.24 : 0.33;
  const tools = order
    .map((tool, index) => place(tool, (index - 1) * gap, (index - 1) * tilt * 0.5 + tilt * 0.6))
    .join('');
  const cuttings = leafSpray(studio, {
    x: focusX - unit * 0.62,
    y: height * 0.98,
    angle: -62,
    length: unit * 0.62,
    pairs: 4,
    kind: random.pick<LeafKind>(['oval', 'coin']),
    bend: 22,
  });
  const bloom = random.pick([rose, peony, chrysanthemum]);
  const spot = { x: focusX + unit * (square ? 0.38 : 0.56), y: height * 0.8, r: unit * 0.14 };
  const flower =
    leavesBehind(studio, spot, { leafKind: 'oval', leafSlimness: 0.24 }, 4) +
    bloom(
      studio,
      { x: spot.x, y: spot.y, radius: spot.r, tilt: 22, roll: -16 },
      bloomColours(studio)[0],
      0.8,
    );
  return backdrop(studio) + cuttings + tools + flower + fallingPetals(studio, 4);
}

/** Tools are drawn upright around (0, 0) and put in place later. */
function drawTrowel(studio: Studio, unit: number, wood: string): string {
  const u = (value: number) => value * unit;
  const p = (...pairs: Point[]): Point[] => pairs.map(([a, b]): Point => [u(a), u(b)]);
  return (
    shape(
      vessel(
        0,
        u(0.02),
        p([0.022, 0], [0.08, 0.02], [0.092, 0.12], [0.07, 0.24]).concat(corner([0, u(0.32)])),
      ),
      studio.linear(['#e4ebf1', '#9fb2c3'], [-u(0.09), 0], [u(0.09), 0]),
    ) +
    line(`M0 ${Math.round(u(0.05))}V${Math.round(u(0.24))}`, '#8ba0b3', 4, { opacity: 0.6 }) +
    box(-u(0.012), -u(0.1), u(0.024), u(0.14), STEEL) +
    shape(
      vessel(0, -u(0.36), [
        [0, 0],
        ...p([0.03, 0.004], [0.036, 0.07], [0.026, 0.16], [0.034, 0.24]),
        ...corner([u(0.02), u(0.27)]),
      ]),
      wood,
    )
  );
}

function drawShears(studio: Studio, unit: number, grip: string): string {
  const { colours } = studio;
  const u = (value: number) => value * unit;
  const blade = (s: number) =>
    shape(
      blob([
        ...corner([s * u(0.004), u(0.04)]),
        [s * u(0.07), -u(0.06)],
        [s * u(0.062), -u(0.2)],
        ...corner([s * u(0.004), -u(0.3)]),
        [s * u(0.012), -u(0.12)],
      ]),
      s < 0 ? '#b9c8d4' : '#dde6ed',
    );
  const arm = (s: number) =>
    shape(
      blob([
        ...corner([0, -u(0.01)]),
        ...corner([s * u(0.03), -u(0.02)]),
        [s * u(0.1), u(0.1)],
        [s * u(0.11), u(0.24)],
        [s * u(0.07), u(0.36)],
        [s * u(0.035), u(0.34)],
        [s * u(0.06), u(0.2)],
        [s * u(0.03), u(0.08)],
      ]),
      grip,
    );
  return (
    blade(-1) + blade(1) + arm(-1) + arm(1) + disc(0, 0, u(0.026), STEEL) + disc(0, 0, u(0.01), colours.ink)
  );
}

function drawWrench(studio: Studio, unit: number): string {
  const u = (value: number) => value * unit;
  return (
    shape(
      blob([
        ...corner([-u(0.024), -u(0.16)]),
        [-u(0.08), -u(0.2)],
        [-u(0.085), -u(0.3)],
        ...corner([-u(0.04), -u(0.34)]),
        ...corner([-u(0.032), -u(0.25)]),
        ...corner([u(0.032), -u(0.25)]),
        ...corner([u(0.04), -u(0.34)]),
        [u(0.085), -u(0.3)],
        [u(0.08), -u(0.2)],
        ...corner([u(0.024), -u(0.16)]),
        ...corner([u(0.024), u(0.3)]),
        [u(0.02), u(0.34)],
        [-u(0.02), u(0.34)],
        ...corner([-u(0.024), u(0.3)]),
      ]),
      studio.linear(['#d4dee7', '#93a8ba'], [-u(0.06), 0], [u(0.06), 0]),
    ) +
    box(-u(0.008), -u(0.1), u(0.016), u(0.34), '#ffffff', { rx: 6, opacity: 0.5 }) +
    disc(0, u(0.29), u(0.012), '#7b90a4')
  );
}

export const toolsMotif: MotifDefinition = {
  draw: drawTools,
  palettes: ['sky', 'ivory', 'apricot', 'blush'],
};
