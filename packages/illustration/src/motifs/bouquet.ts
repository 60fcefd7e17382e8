import type { Bloom } from '../blooms/bloom.ts';
import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { lily } from '../blooms/lily.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours, type PetalColours } from '../parts/bloom-colours.ts';
import { lighten, mix } from '../parts/colour.ts';
import { line, shape, stamp } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { leafSpray } from '../parts/leaf-spray.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { blob, corner, curve, polygon } from '../parts/paths.ts';
import { leavesBehind } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point, Point3 } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Positions around the tie, in units: x, y, radius; later ones are painted over earlier ones. */
const PLACES: readonly Point3[] = [
  [-0.24, -0.5, 0.13],
  [0.22, -0.52, 0.135],
  [-0.31, -0.37, 0.125],
  [0.32, -0.38, 0.12],
  [0.15, -0.3, 0.15],
  [-0.08, -0.4, 0.2],
];

const BLOOM_SETS: readonly [hero: Bloom, second: Bloom, third: Bloom][] = [
  [rose, eustoma, chrysanthemum],
  [peony, rose, eustoma],
  [lily, rose, chrysanthemum],
  [eustoma, chrysanthemum, rose],
];

/** The shape of the wrapping and where it is tied. */
interface Wrap {
  at: (x: number, y: number) => Point;
  paper: string;
  leafKind: 'oval' | 'coin';
  unit: number;
}

/** Flowers of several kinds in wrapping paper with a ribbon. */
function drawBouquet(studio: Studio): string {
  const { random, height, focusX, colours } = studio;
  const unit = height * studio.room(0.86) * 0.95;
  const side = random.sign();
  const tie: Point = [focusX + side * unit * 0.03, height * 0.5 + unit * 0.235];
  const paper = random.pick([
    mix('#d9b48a', '#ffffff', 0.2),
    mix(colours.companion, '#ffffff', 0.45),
    colours.rim,
  ]);
  const wrap: Wrap = {
    at: (x, y) => [tie[0] + side * x * unit, tie[1] + y * unit],
    paper,
    leafKind: random.pick<'oval' | 'coin'>(['oval', 'coin']),
    unit,
  };
  return (
    backdrop(studio) +
    drawStems(studio, wrap) +
    drawBackSheets(studio, wrap) +
    drawGreenery(studio, wrap, side) +
    drawBlooms(studio, wrap, side) +
    drawFrontSheets(studio, wrap) +
    drawRibbon(studio, wrap)
  );
}

function drawStems(studio: Studio, { at, unit }: Wrap): string {
  const { leaf: green, leafDark } = studio.colours;
  return indices(7)
    .map((index) => {
      const x = (index - 3) * 0.03;
      return line(
        curve([at(x * 0.6, -0.04), at(-x * 0.4, 0.08), at(-x * 1.5, 0.21 + (index % 3) * 0.02)]),
        mix(green, leafDark, 0.2 + (index % 3) * 0.25),
        unit * 0.014,
      );
    })
    .join('');
}

function drawBackSheets(studio: Studio, { at, paper }: Wrap): string {
  const sheet = (points: Point[], shade: number) =>
    shape(
      blob(points),
      studio.linear([lighten(paper, shade), lighten(paper, shade - 0.09)], at(0, -0.6), at(0, 0)),
    );
  return (
    sheet(
      [
        ...corner(at(0, 0)),
        ...corner(at(-0.5, -0.4)),
        at(-0.3, -0.62),
        at(-0.06, -0.6),
        ...corner(at(0.2, -0.5)),
      ],
      -0.04,
    ) +
    sheet(
      [
        ...corner(at(0, 0)),
        ...corner(at(0.51, -0.41)),
        at(0.34, -0.6),
        at(0.1, -0.63),
        ...corner(at(-0.2, -0.5)),
      ],
      0,
    )
  );
}

function drawGreenery(studio: Studio, { at, unit, leafKind }: Wrap, side: number): string {
  const { random } = studio;
  return [-44, 38, -20, 16]
    .map((turn, index) => {
      const [x, y] = at(turn * 0.004, -0.2);
      return leafSpray(studio, {
        x,
        y,
        angle: -90 + side * turn + random.jitter(4),
        length: unit * (index < 2 ? 0.42 : 0.48),
        bend: side * turn * 0.4,
        pairs: 3,
        kind: leafKind,
        size: 0.33,
        alternate: true,
      });
    })
    .join('');
}

function drawBlooms(studio: Studio, { at, unit, leafKind }: Wrap, side: number): string {
  const { random } = studio;
  const [hero, second, third] = random.pick(BLOOM_SETS);
  const [own, companion] = bloomColours(studio);
  const copies = [defineBloom(studio, second, companion), defineBloom(studio, third, own)];
  const last = PLACES.length - 1;
  return PLACES.map(([dx, dy, r], index) => {
    const [x, y] = at(dx + random.jitter(0.015), dy + random.jitter(0.015));
    const radius = r * unit * random.range(0.95, 1.06);
    const foliage = { leafKind, leafSlimness: leafKind === 'coin' ? 0.36 : 0.24 };
    const leaves = index % 2 ? leavesBehind(studio, { x, y, r: radius }, foliage, 2) : '';
    if (index < last) {
      const turn = side * dx * 110 + random.jitter(24);
      return leaves + stamp(itemAt(copies, index % 2), x, y, radius, '', turn);
    }
    const size = hero === lily ? radius * 1.25 : radius;
    const camera = { x, y, radius: size, tilt: random.range(20, 34), roll: side * dx * 80 };
    return leaves + hero(studio, camera, own, 0.9);
  }).join('');
}

/** A bloom of radius 100 that several places share. */
function defineBloom(studio: Studio, bloom: Bloom, colours: PetalColours): string {
  const drawn = bloom(studio, { x: 0, y: 0, radius: 100, tilt: 24, roll: 0 }, colours, 0.5);
  return studio.define((id) => `<g id="${id}">${drawn}</g>`);
}

/** Two sheets folded over each other, and their ends below the tie. */
function drawFrontSheets(studio: Studio, { at, paper, unit }: Wrap): string {
  const fold = (from: Point, to: Point) =>
    line(curve([from, to]), lighten(paper, -0.14), unit * 0.004, { opacity: 0.5 });
  const right = [
    ...corner(at(0.02, 0.01)),
    ...corner(at(0.52, -0.4)),
    at(0.3, -0.27),
    at(0.06, -0.19),
    ...corner(at(-0.16, -0.21)),
  ];
  const left = [
    ...corner(at(-0.02, 0.01)),
    ...corner(at(-0.51, -0.39)),
    at(-0.3, -0.25),
    at(-0.06, -0.16),
    ...corner(at(0.19, -0.22)),
  ];
  const tails = [-1, 1].map((s) =>
    shape(
      polygon([at(0, -0.01), at(s * 0.13, 0.15), at(s * 0.04, 0.17), at(s * -0.03, 0.13)]),
      studio.linear([lighten(paper, -0.08), lighten(paper, 0.01)], at(0, 0), at(s * 0.1, 0.16)),
    ),
  );
  return (
    tails.join('') +
    shape(
      blob(right),
      studio.linear([lighten(paper, 0.05), lighten(paper, -0.06)], at(0.4, -0.4), at(0, 0)),
    ) +
    fold(at(0.03, 0), at(0.34, -0.24)) +
    shape(
      blob(left),
      studio.linear([lighten(paper, 0.07), lighten(paper, -0.04)], at(-0.4, -0.4), at(0.05, 0)),
    ) +
    fold(at(-0.02, 0), at(-0.34, -0.22)) +
    fold(at(0, -0.01), at(-0.12, -0.13))
  );
}

function drawRibbon(studio: Studio, { at, unit }: Wrap): string {
  const { mid, deep, light } = studio.colours;
  const loop = (s: number) =>
    shape(
      blob([
        ...corner(at(0, 0)),
        at(s * 0.06, -0.075),
        at(s * 0.17, -0.07),
        at(s * 0.17, 0.015),
        at(s * 0.07, 0.03),
      ]),
      studio.linear([deep, mid, light], at(0, 0), at(s * 0.17, -0.04)),
    );
  const tail = (s: number) =>
    shape(
      polygon([
        at(0, -0.01),
        at(s * 0.07, 0.16),
        at(s * 0.1, 0.135),
        at(s * 0.135, 0.15),
        at(s * 0.03, -0.01),
      ]),
      s < 0 ? mid : mix(mid, deep, 0.5),
    );
  const knot = shape(
    blob([at(-0.03, -0.03), at(0.03, -0.03), at(0.035, 0.025), at(-0.035, 0.025)]),
    mix(mid, deep, 0.25),
  );
  const band = line(curve([at(-0.045, 0.005), at(0, 0.014), at(0.045, 0.005)]), deep, unit * 0.03);
  const sprig = leaf(studio, {
    x: at(0.02, 0)[0],
    y: at(0, 0.01)[1],
    angle: 28,
    length: unit * 0.15,
    bend: 24,
    kind: 'lance',
  });
  return tail(-1) + tail(1) + band + sprig + loop(-1) + loop(1) + knot;
}

export const bouquetMotif: MotifDefinition = {
  draw: drawBouquet,
  palettes: ['blush', 'apricot', 'lilac', 'butter', 'sky', 'ivory'],
};
