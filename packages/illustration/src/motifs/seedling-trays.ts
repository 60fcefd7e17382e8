import { paleFoliage } from '../parts/backdrop.ts';
import { paintByDepth } from '../parts/camera.ts';
import { lighten, mix } from '../parts/colour.ts';
import { oval, shape, stamp } from '../parts/elements.ts';
import { massFills } from '../parts/flower-mass.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { blob, corner, polygon } from '../parts/paths.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import { smallBloom } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Trays of seedlings in perspective, younger to older. */
function drawSeedlingTrays(studio: Studio): string {
  const { random, width, height, focusX, colours, tone } = studio;
  const step = height * random.range(0.084, 0.096);
  const at = (i: number, j: number, lift = 0): Point => [
    focusX + (i - j) * step,
    height * 0.5 + (i + j) * step * 0.5 - lift,
  ];
  const sprouts = [1, 2, 3].map((age) => sproutDefinition(studio, age));
  const flower = smallBloom(studio, random.pick(['daisy', 'rosette']));
  const fills = massFills(studio);
  const tray = mix('#7d9aa3', colours.leafLight, 0.25);
  const soil = mix('#6b5446', colours.leafDark, 0.2);
  const oldest = random.int(0, 3);
  const drawTray = (i0: number, j0: number, index: number) => {
    const [n, m] = [5, 4];
    const corners: [Point, Point, Point, Point] = [
      at(i0 - 0.3, j0 - 0.3),
      at(i0 + n - 0.7, j0 - 0.3),
      at(i0 + n - 0.7, j0 + m - 0.7),
      at(i0 - 0.3, j0 + m - 0.7),
    ];
    const drop = step * 0.42;
    const down = ([x, y]: Point): Point => [x, y + drop];
    const sides =
      shape(polygon([corners[3], corners[2], down(corners[2]), down(corners[3])]), lighten(tray, 0.04)) +
      shape(polygon([corners[2], corners[1], down(corners[1]), down(corners[2])]), lighten(tray, -0.05));
    const shadow = shape(
      polygon(
        [corners[3], corners[2], corners[1]].map(down).concat([
          [corners[1][0] + 8, corners[1][1] + drop + 22],
          [corners[2][0], corners[2][1] + drop + 26],
          [corners[3][0] - 8, corners[3][1] + drop + 22],
        ]),
      ),
      colours.ink,
      { opacity: 0.08 },
    );
    const cells = indices(n * m)
      .map((k) => oval(...at(i0 + (k % n), j0 + Math.floor(k / n)), step * 0.36, step * 0.2, soil))
      .join('');
    const age = (index + oldest) % 4;
    const plants = indices(n * m).map((k) => {
      const [x, y] = at(i0 + (k % n), j0 + Math.floor(k / n));
      const size = step * random.range(0.85, 1.05) * itemAt([0.62, 0.78, 0.94, 1], age);
      const bloom =
        age === 3
          ? stamp(
              flower,
              x + random.jitter(4),
              y - size * 0.98,
              step * 0.27,
              random.pick(fills),
              random.int(0, 60),
            )
          : '';
      return { depth: y, svg: stamp(itemAt(sprouts, Math.min(2, age)), x, y + 2, size) + bloom };
    });
    return shadow + sides + shape(polygon(corners), lighten(tray, 0.1)) + cells + paintByDepth(plants);
  };
  const spots: Point[] = [
    [-7.4, -3],
    [-1.8, -7.6],
    [-1.8, -2.6],
    [3.8, -7.2],
    [-7.4, 2],
    [3.8, -2.2],
    [-1.8, 2.4],
    [9.4, -6.8],
    [3.8, 2.8],
  ];
  const table = shape(
    blob([
      ...corner([-60, height * 0.42]),
      ...corner([width + 60, height * 0.3]),
      ...corner([width + 60, height + 60]),
      ...corner([-60, height + 60]),
    ]),
    studio.linear(
      [
        mix(colours.wash, colours.paper, 0.4),
        tone === 'deep' ? lighten(colours.paper, 0.1) : meadow(colours, 0.25),
      ],
      [0, height * 0.3],
      [0, height],
    ),
  );
  const trays = spots.map(([i, j], index) => ({ depth: i + j, svg: drawTray(i, j, index) }));
  return (
    sceneGround(studio, height * 0.5, { glow: false }) +
    paleFoliage(studio, 'oval') +
    table +
    paintByDepth(trays)
  );
}

type LeafTip = [dx: number, dy: number, fill: string];

/** A sprout of height about 100, older with more leaves. */
function sproutDefinition(studio: Studio, age: number): string {
  const { leaf: green, leafDark, leafLight } = studio.colours;
  const allPairs: [LeafTip, LeafTip][] = [
    [
      [46, -40, mix(leafLight, '#eef8d8', 0.3)],
      [-46, -44, leafLight],
    ],
    [
      [56, -36, mix(green, leafLight, 0.45)],
      [-54, -40, green],
    ],
    [
      [50, -18, mix(green, leafDark, 0.35)],
      [-52, -14, mix(green, leafLight, 0.2)],
    ],
  ];
  const pairs = allPairs.slice(0, age).reverse();
  const top = 34 + age * 18;
  const leaves = pairs.map((pair, index) => {
    const y = -top + (pairs.length - 1 - index) * 26;
    return pair
      .map(
        ([dx, dy, fill]) =>
          `<path d="M0 ${y}C${dx * 0.2} ${y + dy} ${dx * 0.8} ${y + dy} ${dx} ${y + dy * 0.55}C${dx * 0.9} ${y + 6} ${dx * 0.4} ${y + 12} 0 ${y}z" fill="${fill}"/>`,
      )
      .join('');
  });
  return studio.define(
    (id) =>
      `<g id="${id}"><path d="M0 0Q4 ${-top / 2} 0 ${-top}" fill="none" stroke="${mix(green, leafLight, 0.4)}" stroke-width="7"/>${leaves.join('')}</g>`,
  );
}

export const seedlingTraysMotif: MotifDefinition = {
  draw: drawSeedlingTrays,
  palettes: ['ivory', 'butter', 'blush', 'sky'],
};
