import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { paleFoliage } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { lighten, mix, SOIL } from '../parts/colour.ts';
import { disc, dots, line, oval, shape } from '../parts/elements.ts';
import { meadow } from '../parts/ground-palette.ts';
import { leaf } from '../parts/leaf.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { lerp } from '../parts/numbers.ts';
import { blob, corner, curve } from '../parts/paths.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import { bud, stem } from '../parts/stem.ts';
import { leavesBehind } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A cut through the ground: layers of soil, and three plants with their roots. */
function drawSoil(studio: Studio): string {
  const { random, height, focusX } = studio;
  const unit = height * studio.room(0.84);
  const top = height * 0.58;
  const side = random.sign();
  return (
    sceneGround(studio, top) +
    drawHills(studio, top) +
    paleFoliage(studio, 'oval') +
    drawLayers(studio, top) +
    drawStones(studio, top) +
    drawPlant(studio, [focusX - side * unit * 0.42, top], unit * 0.2, 'sprout') +
    drawPlant(studio, [focusX + side * unit * 0.4, top], unit * 0.28, 'bud') +
    drawPlant(studio, [focusX + side * unit * 0.02, top], unit * 0.37, 'bloom') +
    drawTurf(studio, top)
  );
}

function drawHills(studio: Studio, top: number): string {
  const { width, height, colours } = studio;
  return shape(
    blob([
      ...corner([-60, top + 30]),
      ...corner([-60, top - height * 0.1]),
      [width * 0.24, top - height * 0.2],
      [width * 0.52, top - height * 0.05],
      [width * 0.8, top - height * 0.22],
      ...corner([width + 60, top - height * 0.1]),
      ...corner([width + 60, top + 30]),
    ]),
    meadow(colours, 0.45),
    { opacity: 0.8 },
  );
}

/** From the surface down: humus, loam, clay. */
function drawLayers(studio: Studio, top: number): string {
  const { random, width, height, colours } = studio;
  const depth = height - top;
  const earth = mix(SOIL, colours.ink, 0.18);
  const tones = [mix(earth, '#000000', 0.08), mix(earth, '#b98658', 0.42), mix(earth, '#e0b98a', 0.62)];
  return tones
    .map((tone, layer) => {
      const y = top + depth * itemAt([0, 0.44, 0.76], layer);
      const lift = layer ? depth * 0.05 : depth * 0.012;
      const phase = random.range(0, 6);
      const edge = indices(9).map(
        (index): Point => [lerp(-60, width + 60, index / 8), y + Math.sin(index * 1.9 + phase) * lift],
      );
      const bottom: Point[] = [...corner([width + 60, height + 40]), ...corner([-60, height + 40])];
      const paint = studio.linear([lighten(tone, 0.03), lighten(tone, -0.03)], [0, y], [0, y + depth * 0.5]);
      return shape(blob([...edge, ...bottom]), paint);
    })
    .join('');
}

/** Crumbs, pebbles and mineral grains, larger further down. */
function drawStones(studio: Studio, top: number): string {
  const { random, width, height, colours } = studio;
  const depth = height - top;
  const place = (from: number, to: number): Point => [
    random.range(0, width),
    top + depth * random.range(from, to),
  ];
  const crumbs = indices(Math.round(width / 22)).map(() => place(0.06, 0.5));
  const grains = indices(Math.round(width / 30)).map(() => place(0.1, 0.95));
  const pebbles = indices(Math.round(width / 90)).map(() => {
    const [x, y] = place(0.5, 0.95);
    const r = random.range(9, 20);
    const tone = mix('#cdbfae', colours.wash, random.range(0, 0.4));
    const turn = { transform: `rotate(${random.int(-20, 20)} ${Math.round(x)} ${Math.round(y)})` };
    return (
      oval(x, y, r, r * 0.66, lighten(tone, -0.12), turn) +
      oval(x - 1, y - r * 0.12, r * 0.9, r * 0.5, tone, turn)
    );
  });
  return (
    dots(crumbs, '#2f2019', 7, { opacity: 0.35 }) +
    dots(grains, '#f1dcc0', 4, { opacity: 0.5 }) +
    pebbles.join('')
  );
}

/** A main root with side roots, as deep as the plant is tall. */
function drawRoots(studio: Studio, [x, y]: Point, reach: number): string {
  const { random } = studio;
  const pale = '#f3e6cf';
  const depth = Math.min(reach * 0.8, (studio.height - y) * 0.84);
  const roots = indices(9).map((index) => {
    const share = (index - 4) / 4;
    const side = share === 0 ? random.sign() * 0.08 : share;
    const end: Point = [
      x + side * reach * 0.62 + random.jitter(8),
      y + depth * (1 - Math.abs(side) * 0.55) * random.range(0.85, 1),
    ];
    return curve([
      [x, y - 2],
      [x + side * reach * 0.12, y + depth * 0.22],
      [x + side * reach * 0.42 + random.jitter(10), y + depth * 0.34],
      end,
    ]);
  });
  const hairs = indices(12).map(() => {
    const side = random.jitter(0.42);
    const from: Point = [x + side * reach, y + depth * random.range(0.2, 0.5)];
    return curve([
      from,
      [from[0] + random.jitter(14), from[1] + 12],
      [from[0] + Math.sign(side) * 20, from[1] + 26],
    ]);
  });
  return (
    line(hairs.join(''), pale, 1.6, { opacity: 0.55 }) +
    line(roots.join(''), pale, Math.max(2.6, reach * 0.013), { opacity: 0.92 }) +
    line(
      curve([
        [x, y - 4],
        [x + 2, y + depth * 0.2],
        [x, y + depth * 0.42],
      ]),
      pale,
      reach * 0.03,
    )
  );
}

function drawPlant(studio: Studio, foot: Point, size: number, stage: 'sprout' | 'bud' | 'bloom'): string {
  const { random } = studio;
  const [x, y] = foot;
  const [petals] = bloomColours(studio);
  const tip: Point = [x + random.jitter(size * 0.06), y - size];
  const pairs = stage === 'sprout' ? 2 : 3;
  const leaves = indices(pairs).flatMap((level) => {
    const t = lerp(0.22, stage === 'sprout' ? 0.95 : 0.72, level / (pairs - 1));
    return [-1, 1].map((side) =>
      leaf(studio, {
        x: lerp(x, tip[0], t),
        y: lerp(y, tip[1], t + side * 0.03),
        angle: -90 + side * random.range(48, 64),
        length: size * lerp(0.5, 0.36, level / (pairs - 1)) + 16,
        bend: -side * 20,
        light: level * 0.02 + side * 0.015,
      }),
    );
  });
  const radius = size * 0.36;
  const crown = {
    sprout: () => '',
    bud: () => bud(studio, { x: tip[0], y: tip[1] + 6, angle: -88, size: size * 0.17, colours: petals }),
    bloom: () =>
      leavesBehind(studio, { x: tip[0], y: tip[1], r: radius }, { leafKind: 'oval', leafSlimness: 0.24 }, 4) +
      random.pick([rose, peony, eustoma, chrysanthemum])(
        studio,
        { x: tip[0], y: tip[1], radius, tilt: 28, roll: random.jitter(10) },
        petals,
        0.8,
      ),
  }[stage]();
  return (
    drawRoots(studio, foot, size) +
    stem(studio, [foot, [x + size * 0.03, y - size * 0.5], tip], size * 0.035) +
    leaves.join('') +
    crown
  );
}

/** Tufts of grass along the edge, and one worm at work. */
function drawTurf(studio: Studio, top: number): string {
  const { random, width, height, focusX, colours } = studio;
  const blades = indices(Math.round(width / 20)).map((index) => {
    const x = index * 20 + random.jitter(8);
    return curve([
      [x, top + 6],
      [x + random.jitter(4), top - 8],
      [x + random.jitter(12), top - random.range(12, 26)],
    ]);
  });
  const side = random.sign();
  const [wx, wy] = [focusX + side * height * 0.24, top + (height - top) * 0.62];
  const worm = curve([
    [wx - 34, wy + 6],
    [wx - 16, wy - 16],
    [wx + 6, wy + 10],
    [wx + 30, wy - 6],
  ]);
  return (
    line(blades.filter((_, index) => index % 2).join(''), mix(colours.leaf, colours.leafDark, 0.4), 4.5) +
    line(
      blades.filter((_, index) => index % 2 === 0).join(''),
      mix(colours.leaf, colours.leafLight, 0.45),
      4,
    ) +
    line(worm, '#e59a8c', 11) +
    line(worm, '#f4bdb0', 4, { opacity: 0.7 }) +
    disc(wx + 31, wy - 7, 2, SOIL)
  );
}

export const soilMotif: MotifDefinition = {
  draw: drawSoil,
  palettes: ['ivory', 'butter', 'apricot', 'blush', 'sky'],
};
