import { FULL_BLOOMS } from '../blooms/full-blooms.ts';
import { lily } from '../blooms/lily.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, mix } from '../parts/colour.ts';
import { box, disc, group, line, shape } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { radians } from '../parts/numbers.ts';
import { type Arc, blob } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { bud, stem } from '../parts/stem.ts';
import { type Foliage, leavesBehind, stemLeaves } from '../parts/stem-leaves.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Sheets of paper with a seal and a flower laid over them. */
function drawDocumentsAndFlower(studio: Studio): string {
  const { random, height, focusX, focusY, colours, tone } = studio;
  const unit = height * studio.room(0.82);
  const side = random.sign();
  const lean = random.range(-7, 7);
  const white = tone === 'deep' ? '#f4f8fc' : '#ffffff';
  const page = (dx: number, dy: number, turn: number, fill: string, content = '') => {
    const [w, h] = [unit * 0.48, unit * 0.64];
    const [x, y] = [focusX + side * dx * unit, focusY + dy * unit];
    const sheet =
      box(x - w / 2 + 8, y - h / 2 + 14, w, h, colours.ink, { rx: 10, opacity: 0.1 }) +
      box(x - w / 2, y - h / 2, w, h, fill, { rx: 10 });
    return group(sheet + content, { transform: `rotate(${short(turn)} ${short(x)} ${short(y)})` });
  };
  const written = documentContent(studio, focusX - side * unit * 0.08, focusY, unit, side);
  const papers =
    page(0.09, 0.02, lean + side * 12, mix(colours.wash, white, 0.25)) +
    page(0, -0.01, lean + side * 4, mix(colours.wash, white, 0.6)) +
    page(-0.08, 0, lean - side * 4, white, written);
  const bloom = random.pick(FULL_BLOOMS);
  const [petals] = bloomColours(studio);
  const plant: Foliage = { leafKind: bloom === lily ? 'lance' : 'oval', leafSlimness: 0.2 };
  const at = (dx: number, dy: number): Point => [focusX + side * dx * unit, focusY + dy * unit];
  const foot: Point = [focusX + side * unit * 0.02, height * 1.08];
  const [x, y] = at(0.26, 0.1);
  const twig: Arc = [at(0.44, -0.2), at(0.36, 0.2), foot];
  const flower =
    stem(studio, [[x, y], at(0.24, 0.34), foot], unit * 0.015) +
    stem(studio, twig, unit * 0.01) +
    stemLeaves(studio, twig, plant, [0.16, 0.3], unit * 0.17) +
    leavesBehind(studio, { x, y, r: unit * 0.22 }, plant, 4) +
    bud(studio, {
      x: twig[0][0],
      y: twig[0][1],
      angle: -90 + side * 18,
      size: unit * 0.055,
      colours: petals,
      kind: bloom === lily ? 'long' : 'round',
    }) +
    bloom(
      studio,
      { x, y, radius: unit * 0.22, tilt: random.range(20, 38), roll: side * random.range(6, 24) },
      petals,
      1,
    );
  return backdrop(studio) + papers + flower;
}

/** Lines, sometimes a small chart, and a seal on the side away from the flower. */
function documentContent(studio: Studio, x: number, y: number, unit: number, side: number): string {
  const { random, colours } = studio;
  const left = Math.round(x - unit * 0.18);
  const grey = mix(colours.wash, '#7d8fa3', 0.35);
  const rule = (dy: number, length: number) =>
    `M${left} ${Math.round(y + unit * dy)}h${Math.round(unit * length)}`;
  const heading =
    line(rule(-0.23, random.range(0.18, 0.26)), BRAND, unit * 0.024) +
    line(rule(-0.175, random.range(0.1, 0.16)), mix(BRAND, '#ffffff', 0.5), unit * 0.014);
  const charted = random.chance(0.4);
  const rows = line(
    (charted ? [0, 1] : [0, 1, 2, 3, 4, 5])
      .map((row) => rule(-0.1 + row * 0.058, row === 5 ? 0.16 : random.range(0.22, 0.34)))
      .join(''),
    grey,
    unit * 0.012,
  );
  const heights = [0.05, 0.085, 0.07, 0.12, 0.15];
  const chart = charted
    ? heights
        .map((h, index) =>
          box(
            left + index * unit * 0.066,
            y + unit * (0.2 - h),
            unit * 0.042,
            unit * h,
            index === 4 ? colours.mid : mix(BRAND, '#ffffff', 0.55 - index * 0.1),
            { rx: 4 },
          ),
        )
        .join('')
    : '';
  const [sx, sy] = [x - side * unit * 0.11, y + unit * 0.255];
  const star = blob(
    indices(10).map((index): Point => {
      const reach = unit * (index % 2 ? 0.016 : 0.036);
      return [
        sx + Math.cos(radians(index * 36 - 90)) * reach,
        sy + Math.sin(radians(index * 36 - 90)) * reach,
      ];
    }),
  );
  const seal =
    disc(sx, sy, unit * 0.044, 'none', { stroke: colours.deep, 'stroke-width': 5, opacity: 0.75 }) +
    shape(star, colours.deep, { opacity: 0.75 });
  return heading + rows + chart + seal;
}

export const documentsAndFlowerMotif: MotifDefinition = {
  draw: drawDocumentsAndFlower,
  palettes: ['sky', 'blush', 'ivory', 'apricot', 'lilac'],
};
