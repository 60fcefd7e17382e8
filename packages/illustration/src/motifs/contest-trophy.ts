import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND_DEEP, lighten, mix } from '../parts/colour.ts';
import { box, line, oval, shape } from '../parts/elements.ts';
import { fallingPetals } from '../parts/falling-petals.ts';
import { laurelBranch } from '../parts/laurel.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { corner, curve, polygon, vessel } from '../parts/paths.ts';
import { floorShadow } from '../parts/scene-ground.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point3 } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A cup between two laurel branches. */
function drawContestTrophy(studio: Studio): string {
  const { height, focusX } = studio;
  const unit = height * studio.room(0.86);
  const y = height * 0.5 - unit * 0.16;
  const cup = drawCup(studio, y, unit);
  const handles = drawHandles(studio, y, unit);
  const plinth = drawPlinth(studio, y, unit);
  const laurel = [-1, 1].map((s) => laurelBranch(studio, s, unit, y)).join('');
  const flowers = drawFlowers(studio, y, unit);
  const ribbon = drawRibbon(studio, y, unit);
  return (
    backdrop(studio, { foliage: 'lance' }) +
    fallingPetals(studio, 9) +
    laurel +
    ribbon +
    floorShadow(studio, focusX, y + unit * 0.49, unit * 0.16, unit * 0.012) +
    handles +
    flowers +
    cup +
    plinth +
    line(
      curve([
        [focusX - unit * 0.1, y + unit * 0.05],
        [focusX - unit * 0.1, y + unit * 0.14],
        [focusX - unit * 0.07, y + unit * 0.2],
      ]),
      '#ffffff',
      unit * 0.014,
      { opacity: 0.6 },
    )
  );
}

function drawCup(studio: Studio, y: number, unit: number): string {
  const { focusX } = studio;
  const gold = studio.colours.heart;
  const shine = (w: number) =>
    studio.linear([lighten(gold, 0.1), gold, lighten(gold, -0.14)], [focusX - w, 0], [focusX + w, 0]);
  return (
    shape(
      vessel(focusX, y, [
        ...corner([unit * 0.145, 0]),
        [unit * 0.145, unit * 0.16],
        [unit * 0.1, unit * 0.24],
        ...corner([unit * 0.03, unit * 0.27]),
      ]),
      shine(unit * 0.15),
    ) +
    shape(
      vessel(focusX, y + unit * 0.26, [
        ...corner([unit * 0.03, 0]),
        [unit * 0.018, unit * 0.06],
        [unit * 0.03, unit * 0.1],
        ...corner([unit * 0.075, unit * 0.13]),
      ]),
      shine(unit * 0.09),
    ) +
    oval(focusX, y + 2, unit * 0.145, unit * 0.022, lighten(gold, -0.18))
  );
}

function drawHandles(studio: Studio, y: number, unit: number): string {
  const { focusX } = studio;
  const gold = studio.colours.heart;
  return [-1, 1]
    .map((s) =>
      line(
        curve([
          [focusX + s * unit * 0.135, y + unit * 0.04],
          [focusX + s * unit * 0.23, y + unit * 0.02],
          [focusX + s * unit * 0.22, y + unit * 0.15],
          [focusX + s * unit * 0.11, y + unit * 0.18],
        ]),
        lighten(gold, -0.05),
        unit * 0.021,
      ),
    )
    .join('');
}

function drawPlinth(studio: Studio, y: number, unit: number): string {
  const { focusX, colours } = studio;
  return (
    box(
      focusX - unit * 0.1,
      y + unit * 0.385,
      unit * 0.2,
      unit * 0.075,
      studio.linear(
        [mix(colours.ink, BRAND_DEEP, 0.4), colours.ink],
        [focusX - unit * 0.1, 0],
        [focusX + unit * 0.1, 0],
      ),
      { rx: 6 },
    ) + box(focusX - unit * 0.13, y + unit * 0.45, unit * 0.26, unit * 0.035, colours.ink, { rx: 5 })
  );
}

/** Blooms and leaves that fill the cup. */
function drawFlowers(studio: Studio, y: number, unit: number): string {
  const { random, focusX } = studio;
  const bloom = random.pick([rose, peony, eustoma]);
  const sets = bloomColours(studio);
  const spots: Point3[] = [
    [-0.1, -0.02, 0.085],
    [0.1, -0.035, 0.09],
    [0, -0.085, 0.12],
  ];
  return (
    indices(5)
      .map((i) =>
        leaf(studio, {
          x: focusX,
          y: y + 8,
          angle: -90 + (i - 2) * 34,
          length: unit * 0.24,
          width: unit * 0.04,
          bend: (i - 2) * 10,
          light: i * 0.012,
        }),
      )
      .join('') +
    spots
      .map(([dx, dy, r], i) =>
        bloom(
          studio,
          { x: focusX + dx * unit, y: y + dy * unit, radius: r * unit, tilt: 30, roll: dx * 180 },
          sets[i === 1 ? 1 : 0],
          0.5,
        ),
      )
      .join('')
  );
}

function drawRibbon(studio: Studio, y: number, unit: number): string {
  const { focusX, colours } = studio;
  return [-1, 1]
    .map((s) =>
      shape(
        polygon([
          [focusX, y + unit * 0.5],
          [focusX + s * unit * 0.12, y + unit * 0.58],
          [focusX + s * unit * 0.085, y + unit * 0.585],
          [focusX + s * unit * 0.09, y + unit * 0.62],
          [focusX - s * unit * 0.01, y + unit * 0.53],
        ]),
        s < 0 ? colours.mid : colours.deep,
      ),
    )
    .join('');
}

export const contestTrophyMotif: MotifDefinition = {
  draw: drawContestTrophy,
  palettes: ['butter', 'blush', 'sky', 'crimson', 'apricot'],
};
