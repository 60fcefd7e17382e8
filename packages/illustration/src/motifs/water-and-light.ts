import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, mix, STEEL } from '../parts/colour.ts';
import { box, disc, line, shape } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { radians } from '../parts/numbers.ts';
import { blob, corner, curve, vessel } from '../parts/paths.ts';
import { stem } from '../parts/stem.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point, Point3 } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Centre and radius of the bulb. */
interface Lamp {
  x: number;
  y: number;
  r: number;
  unit: number;
}

/** A lamp with a plant inside, drops and waves: light and water. */
function drawWaterAndLight(studio: Studio): string {
  const { random, height, focusX, colours, tone } = studio;
  const unit = height * studio.room(0.84);
  const side = random.sign();
  const lamp: Lamp = { x: focusX - side * unit * 0.1, y: height * 0.36, r: unit * 0.24, unit };
  const { x, y, r } = lamp;
  const glow = disc(
    x,
    y,
    r * 2.1,
    studio.radial([`${colours.heart}88`, `${colours.heart}00`], [x, y], r * 2.1),
  );
  const glass = bulbOutline(lamp);
  const base = drawSocket(studio, lamp);
  const plant = drawPlant(studio, lamp);
  const drops = drawDrops(studio, lamp, side);
  const waves = drawWaves(studio);
  const rays = line(
    indices(12)
      .map((i) => {
        const a = radians(-180 + i * 30 + 15);
        return `M${Math.round(x + Math.cos(a) * r * 1.3)} ${Math.round(y + Math.sin(a) * r * 1.3)}l${Math.round(Math.cos(a) * r * 0.2)} ${Math.round(Math.sin(a) * r * 0.2)}`;
      })
      .slice(0, 12)
      .filter((_, i) => i < 7 || i > 11)
      .join(''),
    colours.heart,
    unit * 0.011,
  );
  return (
    backdrop(studio, { foliage: 'lance' }) +
    glow +
    rays +
    shape(glass, '#ffffff', { opacity: tone === 'deep' ? 0.16 : 0.55 }) +
    plant +
    line(glass, mix('#8fb8dd', colours.leaf, 0.2), 3.5, { opacity: 0.8 }) +
    line(
      curve([
        [x - r * 0.78, y + r * 0.1],
        [x - r * 0.76, y - r * 0.4],
        [x - r * 0.4, y - r * 0.74],
      ]),
      '#ffffff',
      r * 0.07,
      { opacity: 0.85 },
    ) +
    base +
    drops +
    waves
  );
}

function bulbOutline({ x, y, r }: Lamp): string {
  return vessel(x, y - r, [
    [0, 0],
    [r * 0.62, 0],
    [r * 1.04, r * 0.5],
    [r * 1.04, r * 1.2],
    [r * 0.62, r * 1.74],
    [r * 0.42, r * 2.02],
    ...corner([r * 0.38, r * 2.26]),
  ]);
}

function drawSocket(studio: Studio, { x, y, r }: Lamp): string {
  const { colours } = studio;
  return (
    indices(3)
      .map((i) =>
        box(
          x - r * (0.38 - i * 0.03),
          y + r * 1.24 + i * r * 0.15,
          r * (0.76 - i * 0.06),
          r * 0.13,
          studio.linear(['#c9d4de', STEEL], [x - r * 0.4, 0], [x + r * 0.4, 0]),
          { rx: r * 0.06 },
        ),
      )
      .join('') + box(x - r * 0.16, y + r * 1.69, r * 0.32, r * 0.1, colours.ink, { rx: r * 0.05 })
  );
}

/** A flower growing inside the bulb. */
function drawPlant(studio: Studio, { x, y, r }: Lamp): string {
  const { random } = studio;
  const leafTips: Point[] = [
    [-140, 0.6],
    [-40, 0.6],
    [-118, 0.8],
    [-62, 0.78],
  ];
  const leaves = leafTips.map(([angle, length], i) =>
    leaf(studio, {
      x,
      y: y + r * (0.5 - (i > 1 ? 0.3 : 0)),
      angle: angle + random.jitter(6),
      length: r * length,
      width: r * 0.17,
      bend: (i % 2 ? 1 : -1) * 22,
      light: i * 0.02,
    }),
  );
  return (
    stem(
      studio,
      [
        [x, y + r * 1.22],
        [x + 4, y + r * 0.5],
        [x, y - r * 0.2],
      ],
      r * 0.05,
    ) +
    leaves.join('') +
    random.pick([rose, peony, eustoma, chrysanthemum])(
      studio,
      { x, y: y - r * 0.26, radius: r * 0.42, tilt: 26, roll: 0 },
      bloomColours(studio)[0],
      0.6,
    )
  );
}

function drawDrops(studio: Studio, { x, unit }: Lamp, side: number): string {
  const { random, height } = studio;
  const dropPlaces: Point3[] = [
    [side * 0.36, 0.42, 0.075],
    [side * 0.53, 0.26, 0.046],
    [side * 0.5, 0.6, 0.034],
  ];
  return dropPlaces
    .map(([dx, dy, s]) => drawDrop(studio, x + dx * unit, (dy + random.jitter(0.02)) * height, s * unit))
    .join('');
}

function drawDrop(studio: Studio, px: number, py: number, size: number): string {
  return (
    shape(
      blob([
        ...corner([px, py - size * 1.5]),
        [px + size * 0.75, py - size * 0.3],
        [px + size * 0.95, py + size * 0.5],
        [px + size * 0.4, py + size],
        [px - size * 0.4, py + size],
        [px - size * 0.95, py + size * 0.5],
        [px - size * 0.75, py - size * 0.3],
      ]),
      studio.linear(['#a9d4ff', BRAND], [px - size, py - size], [px + size, py + size]),
    ) +
    line(
      curve([
        [px - size * 0.5, py + size * 0.1],
        [px - size * 0.5, py + size * 0.5],
        [px - size * 0.15, py + size * 0.72],
      ]),
      '#ffffff',
      size * 0.14,
      { opacity: 0.8 },
    )
  );
}

function drawWaves(studio: Studio): string {
  const { width, height, tone } = studio;
  return [0, 1, 2]
    .map((i) => {
      const base = height * (0.82 + i * 0.06);
      const points = indices(Math.ceil(width / 120) + 4).map(
        (k): Point => [(k - 1) * 120 + i * 46, base + (k % 2 ? 18 : -18)],
      );
      return shape(
        blob([
          ...corner([-130, height + 40]),
          ...corner([-130, base]),
          ...points,
          ...corner([width + 260, base]),
          ...corner([width + 260, height + 40]),
        ]),
        itemAt(['#bcdcff', '#84bfff', BRAND], i),
        { opacity: tone === 'deep' ? 0.3 + i * 0.15 : itemAt([0.55, 0.5, 0.65], i) },
      );
    })
    .join('');
}

export const waterAndLightMotif: MotifDefinition = {
  draw: drawWaterAndLight,
  palettes: ['sky', 'ivory', 'butter', 'blush'],
};
