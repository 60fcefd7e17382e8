import { BRAND, lighten, mix } from '../parts/colour.ts';
import { box, dots, line, oval, shape } from '../parts/elements.ts';
import { companionFills, flowerMass, massFills, warmFills } from '../parts/flower-mass.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { lerp } from '../parts/numbers.ts';
import { along, curve, polygon } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { floorShadow, sceneGround } from '../parts/scene-ground.ts';
import type { SmallBloomKind } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { MotifDefinition } from './motif.ts';

interface Stall {
  left: number;
  /** Lower edge of the awning. */
  top: number;
  w: number;
  unit: number;
  floorY: number;
}

interface BucketRow {
  count: number;
  size: number;
  /** Offset of the fills and metals the row starts with. */
  shift: number;
}

/** A stall with an awning and buckets of flowers. */
function drawMarketStall(studio: Studio): string {
  const { random, width, height, focusX, colours } = studio;
  const unit = height * studio.room(0.84) * 0.9;
  const floorY = height * 0.89;
  const [left, w] = [focusX - unit * 0.56, unit * 1.12];
  const top = floorY - unit * 0.76;
  const stall: Stall = { left, top, w, unit, floorY };
  const wood = mix('#b98658', colours.ink, 0.12);
  const posts = [left + 22, left + w - 34].map((x) => box(x, top + 20, 13, floorY - top - 20, wood)).join('');
  const awning = drawAwning(studio, stall);
  const shade = shape(
    polygon([
      [left + 10, top + unit * 0.08],
      [left + w - 10, top + unit * 0.08],
      [left + w - 34, top + unit * 0.2],
      [left + 34, top + unit * 0.2],
    ]),
    colours.ink,
    { opacity: 0.05 },
  );
  const tableY = floorY - unit * 0.3;
  const counter = drawCounter(studio, stall, tableY, wood);
  const ground = sceneGround(studio, floorY, {
    floor: studio.linear([mix(colours.wash, wood, 0.12), colours.wash], [0, floorY], [0, height]),
  });
  const skyline = drawSkyline(studio, floorY);
  const lights = drawLights(studio, stall);
  return (
    ground +
    skyline +
    box(0, floorY, width, height - floorY, mix(colours.wash, wood, 0.1)) +
    floorShadow(studio, focusX, floorY + 8, w * 0.54, 16) +
    posts +
    shade +
    lights +
    drawBuckets(studio, stall, tableY + 4, { count: 5, size: unit * 0.15, shift: random.int(0, 2) }) +
    counter +
    drawBuckets(studio, stall, floorY + unit * 0.05, {
      count: 4,
      size: unit * 0.18,
      shift: random.int(0, 2),
    }) +
    awning
  );
}

function drawAwning(studio: Studio, { left, top, w, unit }: Stall): string {
  const { random, focusX, colours } = studio;
  const stripes = random.pick([7, 9, 11]);
  const sw = w / stripes;
  const awningColour = random.pick([colours.mid, colours.leaf, BRAND]);
  return (
    indices(stripes)
      .map((i) => {
        const x = left + i * sw;
        const inset = (share: number) => lerp(x, focusX, share);
        const fill = i % 2 ? '#ffffff' : awningColour;
        const right = x + sw;
        return shape(
          `${polygon([
            [lerp(x, focusX, 0.09), top - unit * 0.12],
            [lerp(right, focusX, 0.09), top - unit * 0.12],
            [right, top + unit * 0.05],
            [inset(0), top + unit * 0.05],
          ])}M${short(x)} ${short(top + unit * 0.05)}a${short(sw / 2)} ${short(sw * 0.52)} 0 0 0 ${short(sw)} 0z`,
          fill,
        );
      })
      .join('') + box(left, top + unit * 0.045, w, 5, colours.ink, { opacity: 0.1 })
  );
}

/** A row of buckets over the width of the stall. */
function drawBuckets(studio: Studio, { left, w }: Stall, y: number, row: BucketRow): string {
  const { count, size, shift } = row;
  const { random, colours } = studio;
  const fills = [massFills(studio), companionFills(studio), warmFills(studio)];
  const kinds: SmallBloomKind[] = ['rosette', 'cup', 'daisy'];
  return indices(count)
    .map((i) => {
      const x = left + 40 + ((i + 0.5) / count) * (w - 80);
      const metal = itemAt(
        [
          mix('#c3d0da', colours.paper, 0.2),
          mix(colours.leafLight, '#c3d0da', 0.5),
          mix(colours.light, '#ffffff', 0.4),
        ],
        (i + shift) % 3,
      );
      return (
        flowerMass(studio, {
          x,
          y: y - size * 0.92,
          width: size * 1.05,
          height: size * random.range(0.75, 1),
          size: size * 0.22,
          fills: itemAt(fills, (i + shift) % 3),
          kind: itemAt(kinds, (i + shift + random.int(0, 1)) % 3),
          rows: 3,
        }) +
        shape(
          polygon([
            [x - size * 0.48, y - size],
            [x + size * 0.48, y - size],
            [x + size * 0.36, y],
            [x - size * 0.36, y],
          ]),
          studio.linear(
            [lighten(metal, 0.04), lighten(metal, -0.13)],
            [x - size * 0.4, 0],
            [x + size * 0.4, 0],
          ),
        ) +
        oval(x, y - size, size * 0.48, size * 0.05, lighten(metal, -0.18), { opacity: 0.5 })
      );
    })
    .join('');
}

function drawCounter(studio: Studio, { left, w, floorY }: Stall, tableY: number, wood: string): string {
  return (
    box(left + 14, tableY, w - 28, 16, lighten(wood, 0.1), { rx: 4 }) +
    box(
      left + 28,
      tableY + 16,
      w - 56,
      floorY - tableY - 16,
      studio.linear([wood, lighten(wood, -0.08)], [0, tableY], [0, floorY]),
    ) +
    line(
      indices(5)
        .map(
          (i) =>
            `M${Math.round(left + 28 + ((w - 56) * (i + 1)) / 6)} ${Math.round(tableY + 20)}V${Math.round(floorY - 4)}`,
        )
        .join(''),
      lighten(wood, -0.1),
      3,
      { opacity: 0.6 },
    )
  );
}

function drawSkyline(studio: Studio, floorY: number): string {
  const { random, width, height, colours, tone } = studio;
  return indices(Math.ceil(width / 150) + 1)
    .map((i) =>
      box(
        i * 150 - random.range(0, 40),
        floorY - height * random.range(0.2, 0.46),
        random.range(100, 145),
        height * 0.5,
        tone === 'deep' ? lighten(colours.paper, 0.06) : meadow(colours, 0.22),
        { opacity: 0.5, rx: 6 },
      ),
    )
    .join('');
}

/** A string of bulbs under the awning. */
function drawLights(studio: Studio, { left, top, w, unit }: Stall): string {
  const { focusX, colours } = studio;
  const lights = curve([
    [left + 30, top + unit * 0.07],
    [focusX, top + unit * 0.19],
    [left + w - 30, top + unit * 0.07],
  ]);
  const bulbs = indices(7).map((i) =>
    along(
      [
        [left + 30, top + unit * 0.07],
        [focusX, top + unit * 0.19],
        [left + w - 30, top + unit * 0.07],
      ],
      (i + 1) / 8,
    ),
  );
  return line(lights, colours.ink, 2, { opacity: 0.4 }) + dots(bulbs, colours.heart, unit * 0.02);
}

export const marketStallMotif: MotifDefinition = {
  draw: drawMarketStall,
  palettes: ['blush', 'apricot', 'butter', 'sky'],
};
