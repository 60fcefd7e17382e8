import { eustoma } from '../blooms/eustoma.ts';
import { lily } from '../blooms/lily.ts';
import { peony } from '../blooms/peony.ts';
import { tulip } from '../blooms/tulip.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { lighten, mix } from '../parts/colour.ts';
import { disc, line, shape } from '../parts/elements.ts';
import { indices, itemAt, lastOf } from '../parts/lists.ts';
import { lerp } from '../parts/numbers.ts';
import { blob, corner, curve } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import { stem } from '../parts/stem.ts';
import { type Foliage, leavesBehind } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point, Point3 } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** The ground below a ridge, down to the lower edge of the sheet. */
type DrawLand = (ridge: readonly Point[], fill: string) => string;

/** Flower fields in bands below hills. */
function drawTerraces(studio: Studio): string {
  const { random, width, height, focusX, colours, tone } = studio;
  const dark = tone === 'deep';
  const side = random.sign();
  const ridge = (base: number, lift: number, step: number, phase: number) =>
    indices(Math.ceil(width / step) + 3).map(
      (i): Point => [
        (i - 1) * step,
        base - Math.sin(i * 1.7 + phase) * lift - Math.sin(i * 0.63 + phase * 2) * lift * 0.8,
      ],
    );
  const land: DrawLand = (points, fill) =>
    shape(
      blob([
        ...corner([-80, height + 40]),
        ...corner([-80, itemAt(points, 0)[1]]),
        ...points.slice(1, -1),
        ...corner([width + 80, lastOf(points)[1]]),
        ...corner([width + 80, height + 40]),
      ]),
      fill,
    );
  const sky = sceneGround(studio, height * 0.55, { glow: false });
  const sunX = focusX + side * height * random.range(0.15, 0.4);
  const sun =
    disc(sunX, height * 0.24, height * 0.1, mix(colours.heart, colours.rim, 0.35), { opacity: 0.9 }) +
    disc(sunX, height * 0.24, height * 0.19, mix(colours.heart, colours.rim, 0.5), { opacity: 0.22 });
  const haze = dark ? lighten(colours.paper, 0.1) : colours.wash;
  const mountains = [0, 1, 2].map((index) =>
    land(
      ridge(
        height * (0.36 + index * 0.07),
        height * (0.07 - index * 0.013),
        height * (0.3 - index * 0.05),
        random.range(0, 6),
      ),
      studio.linear(
        [
          mix(haze, mix(colours.leaf, '#5d9fe8', 0.55 - index * 0.2), 0.2 + index * 0.17),
          mix(haze, colours.leafLight, 0.2 + index * 0.1),
        ],
        [0, height * 0.3],
        [0, height * 0.62],
      ),
    ),
  );
  return sky + sun + mountains.join('') + terraceBands(studio, side, land) + terraceForeground(studio, side);
}

function terraceBands(studio: Studio, side: number, land: DrawLand): string {
  const { random, width, height, focusX, colours } = studio;
  const count = random.int(6, 7);
  const fills = [
    colours.mid,
    colours.leaf,
    colours.light,
    mix(colours.leaf, colours.leafLight, 0.5),
    colours.companion,
    colours.heart,
    colours.leafDark,
  ];
  const start = random.int(0, 6);
  const swing = random.range(0.7, 1.2);
  const middle = focusX + side * height * 0.2;
  return indices(count)
    .map((index) => {
      const t = index / (count - 1);
      const base = height * lerp(0.52, 0.9, t ** 1.15);
      const depth = height * lerp(0.03, 0.1, t);
      const edge = (offset: number) =>
        indices(9).map((i): Point => {
          const x = lerp(-80, width + 80, i / 8);
          const far = (x - middle) / height;
          return [
            x,
            base +
              offset +
              side * far * depth * 0.9 * (index % 2 ? 0.5 : -0.6) +
              Math.cos(far * 2.1 * swing + index) * depth * 0.8,
          ];
        });
      const colour = itemAt(fills, (index + start) % fills.length);
      const near = mix(colour, colours.leafDark, 0.12);
      const body = land(
        edge(0),
        studio.linear(
          [mix(colour, colours.paper, 0.38 * (1 - t)), near],
          [0, base - depth],
          [0, base + depth * 2],
        ),
      );
      const lip = line(curve(edge(1)), mix(colour, '#ffffff', 0.55), lerp(1.5, 4, t), { opacity: 0.55 });
      const green = colour === colours.leaf || colour === colours.leafDark;
      const rows = [0.28, 0.62, 1, 1.42].map((share, row) => {
        const gap = lerp(8, 22, t) * (1 + row * 0.1);
        return line(
          curve(edge(share * depth)),
          row % 2 ? mix(colour, '#ffffff', 0.45) : mix(colour, green ? colours.leafLight : colours.deep, 0.5),
          lerp(3.5, 12, t) * (1 + row * 0.1),
          {
            'stroke-dasharray': `0 ${short(gap)}`,
            'stroke-dashoffset': Math.round(row * gap * 0.5),
            opacity: 0.75,
          },
        );
      });
      return body + rows.join('') + lip;
    })
    .join('');
}

/** Large blooms close to the viewer, cut by the lower edge. */
function terraceForeground(studio: Studio, side: number): string {
  const { random, height, width, focusX, wide } = studio;
  const bloom = random.pick([peony, eustoma, tulip, lily]);
  const sets = bloomColours(studio);
  const x = wide ? width * 0.9 : side > 0 ? width * 0.86 : width * 0.14;
  const inward = x > focusX ? -1 : 1;
  const spots: Point3[] = [
    [0.38, 0.15, 0.12],
    [-0.08, -0.06, 0.15],
    [0.14, 0.07, 0.2],
  ];
  return spots
    .map(([dx, dy, r], index) => {
      const spot = { x: x + inward * dx * height, y: height * (0.72 + dy), r: r * height };
      const foot: Point = [spot.x - inward * 30, height * 1.1];
      const bow: Point = [spot.x - inward * 4, height * 0.95];
      const plant: Foliage = {
        leafKind: bloom === tulip || bloom === lily ? 'lance' : 'oval',
        leafSlimness: 0.2,
      };
      return (
        stem(studio, [[spot.x, spot.y], bow, foot], height * 0.013) +
        leavesBehind(studio, { ...spot, r: spot.r * 0.9 }, plant, 3) +
        bloom(
          studio,
          {
            x: spot.x,
            y: spot.y,
            radius: spot.r,
            tilt: random.range(30, 50),
            roll: inward * random.range(4, 22),
          },
          sets[index === 0 ? 1 : 0],
          0.5,
        )
      );
    })
    .join('');
}

export const terracesMotif: MotifDefinition = {
  draw: drawTerraces,
  palettes: ['blush', 'lilac', 'apricot', 'sky', 'butter'],
};
