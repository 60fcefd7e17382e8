import { BRAND, BRAND_DEEP, mix } from '../parts/colour.ts';
import { box, group, shape } from '../parts/elements.ts';
import { flowerBox } from '../parts/flower-box.ts';
import { companionFills, massFills, warmFills } from '../parts/flower-mass.ts';
import { foregroundLeaves } from '../parts/foreground-leaves.ts';
import { meadow } from '../parts/ground-palette.ts';
import { itemAt } from '../parts/lists.ts';
import { drawLorry, type Lorry, measureLorry } from '../parts/lorry.ts';
import { blob, corner, polygon } from '../parts/paths.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import type { SmallBloomKind } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A refrigerated lorry being loaded with flowers. */
function drawColdChain(studio: Studio): string {
  const { random, height, focusX } = studio;
  const unit = height * studio.room(0.64) * 0.96;
  const floorY = height * 0.82;
  const lorry = measureLorry(studio, focusX, floorY, unit);
  const ground = drawYard(studio, floorY, unit);
  const loaded = drawLorry(studio, lorry, () => drawOpenDoor(studio, lorry)) + drawBoxes(studio, lorry);
  const turned = random.chance(0.5);
  return (
    ground +
    group(loaded, turned ? { transform: `translate(${Math.round(focusX * 2)} 0)scale(-1 1)` } : {}) +
    foregroundLeaves(studio, turned && !studio.wide ? -1 : 1)
  );
}

function drawYard(studio: Studio, floorY: number, unit: number): string {
  const { width, height, colours } = studio;
  return (
    sceneGround(studio, height * 0.7) +
    shape(
      blob([
        ...corner([-60, floorY]),
        ...corner([-60, height * 0.66]),
        [width * 0.2, height * 0.54],
        [width * 0.42, height * 0.64],
        [width * 0.7, height * 0.5],
        [width * 0.92, height * 0.6],
        ...corner([width + 60, height * 0.54]),
        ...corner([width + 60, floorY]),
      ]),
      meadow(colours, 0.5),
      { opacity: 0.7 },
    ) +
    box(
      0,
      floorY - unit * 0.05,
      width,
      height,
      studio.linear([meadow(colours, 0.32), colours.wash], [0, floorY], [0, height]),
    )
  );
}

function drawOpenDoor(studio: Studio, { unit, x, y, bodyH, white }: Lorry): string {
  const { colours } = studio;
  return (
    shape(
      polygon([
        [x, y + 6],
        [x - unit * 0.11, y - unit * 0.02],
        [x - unit * 0.11, y + bodyH * 0.98],
        [x, y + bodyH],
      ]),
      studio.linear([mix(white, BRAND, 0.3), mix(white, BRAND, 0.12)], [x - unit * 0.11, 0], [x, 0]),
    ) + box(x + 2, y + 10, unit * 0.05, bodyH - 18, mix(BRAND_DEEP, colours.ink, 0.35), { opacity: 0.85 })
  );
}

/** Boxes of flowers waiting at the open door. */
function drawBoxes(studio: Studio, { unit, x, floorY }: Lorry): string {
  const { random } = studio;
  const fills = [massFills(studio), companionFills(studio), warmFills(studio)];
  const kinds: SmallBloomKind[] = ['rosette', 'daisy', 'cup'];
  const places: Point[] = [
    [-0.4, 0],
    [-0.2, 0],
    [-0.31, 1],
  ];
  return places
    .slice(0, random.int(2, 3))
    .map(([dx, level], index) =>
      flowerBox(
        studio,
        x + unit * (dx - 0.02),
        floorY - unit * (0.07 + level * 0.145) + unit * 0.03,
        unit * 0.18,
        unit * 0.1,
        itemAt(fills, (index + random.int(0, 2)) % 3),
        itemAt(kinds, index % 3),
      ),
    )
    .join('');
}

export const coldChainMotif: MotifDefinition = {
  draw: drawColdChain,
  palettes: ['sky', 'blush', 'ivory', 'lilac'],
};
