import { orchid } from '../blooms/orchid.ts';
import type { Point } from '../types.ts';
import { bloomColours } from './bloom-colours.ts';
import { mix } from './colour.ts';
import { box, line, shape } from './elements.ts';
import { leaf } from './leaf.ts';
import { indices, itemAt } from './lists.ts';
import { corner, curve, vessel } from './paths.ts';
import { floorShadow } from './scene-ground.ts';
import { stem } from './stem.ts';
import type { Studio } from './studio.ts';

/** 0: jar, 1: bottle, 2: Erlenmeyer flask. */
export type FlaskForm = 0 | 1 | 2;

/** A culture vessel with a plantlet on jelly; its foot is at (x, foot). */
export function flask(
  studio: Studio,
  x: number,
  foot: number,
  size: number,
  form: FlaskForm,
  glass: string,
  edge: string,
): string {
  const { colours } = studio;
  const h = size;
  const half = outline(form, h);
  const top = foot - h;
  const inner: [Point, ...Point[]] = [
    [h * (form === 0 ? 0.27 : form === 1 ? 0.275 : 0.35), h * 0.76],
    [h * (form === 0 ? 0.34 : form === 1 ? 0.275 : 0.35), h * 0.9],
    [h * 0.22, h * 0.975],
    [0, h * 0.98],
  ];
  const jelly = vessel(x, top, [...corner(inner[0]), ...inner.slice(1)]);
  const level = foot - h * 0.24;
  const plantlet = drawPlantlet(studio, x, level, h, form);
  const cap = box(
    x - itemAt(half, 0)[0] - h * 0.025,
    top - h * 0.06,
    (itemAt(half, 0)[0] + h * 0.025) * 2,
    h * 0.09,
    studio.linear([colours.light, colours.mid], [x - h * 0.2, 0], [x + h * 0.2, 0]),
    { rx: h * 0.018 },
  );
  const shine = line(
    curve([
      [x - itemAt(half, half.length - 3)[0] * 0.74, foot - h * 0.14],
      [x - itemAt(half, half.length - 4)[0] * 0.8, foot - h * 0.34],
      [x - itemAt(half, half.length - 4)[0] * 0.72, foot - h * 0.5],
    ]),
    '#ffffff',
    h * 0.022,
    { opacity: 0.75 },
  );
  return (
    floorShadow(studio, x + h * 0.05, foot, h * 0.4, h * 0.035, 0.14) +
    shape(vessel(x, top, half), glass, { opacity: 0.55 }) +
    shape(
      jelly,
      studio.linear(
        [mix(colours.leafLight, '#fff9d8', 0.55), mix(colours.leafLight, colours.heart, 0.25)],
        [x, level],
        [x, foot],
      ),
      { opacity: 0.85 },
    ) +
    plantlet +
    line(vessel(x, top, half), edge, 3, { opacity: 0.75 }) +
    shine +
    cap
  );
}

/** Half outline from the mouth down, as `vessel` takes it; h is the height. */
function outline(form: FlaskForm, h: number): Point[] {
  const outlines: [Point[], Point[], Point[]] = [
    [
      ...corner([h * 0.13, 0]),
      ...corner([h * 0.13, h * 0.26]),
      [h * 0.32, h * 0.78],
      [h * 0.38, h * 0.96],
      ...corner([h * 0.3, h]),
    ],
    [
      ...corner([h * 0.2, 0]),
      [h * 0.2, h * 0.1],
      [h * 0.29, h * 0.17],
      [h * 0.29, h * 0.5],
      [h * 0.29, h * 0.95],
      ...corner([h * 0.24, h]),
    ],
    [
      ...corner([h * 0.12, 0]),
      ...corner([h * 0.12, h * 0.26]),
      [h * 0.18, h * 0.36],
      [h * 0.38, h * 0.5],
      [h * 0.38, h * 0.84],
      [h * 0.22, h],
      ...corner([h * 0.14, h]),
    ],
  ];
  return outlines[form];
}

/** Roots, leaves and sometimes an orchid; stands on the jelly at (x, level). */
function drawPlantlet(studio: Studio, x: number, level: number, h: number, form: FlaskForm): string {
  const { random, colours } = studio;
  const sway = random.sign();
  const leafTips: Point[] = [
    [-128, 0.3],
    [-52, 0.3],
    [-108, 0.4],
    [-70, 0.38],
    [-90, 0.34],
  ];
  const leaves = leafTips.map(([angle, length], index) =>
    leaf(studio, {
      x: x + (index - 2) * 3,
      y: level + 4,
      angle: angle + random.jitter(8),
      length: h * length * (form === 2 ? 0.85 : 1),
      width: h * 0.05,
      bend: (angle < -90 ? -1 : 1) * 26,
      kind: index % 2 ? 'oval' : 'lance',
      light: index * 0.02,
    }),
  );
  const roots = line(
    indices(5)
      .map((i) =>
        curve([
          [x + (i - 2) * 4, level + 4],
          [x + (i - 2) * h * 0.035, level + h * 0.08],
          [x + (i - 2) * h * 0.06 + random.jitter(6), level + h * 0.15],
        ]),
      )
      .join(''),
    '#f6f0d8',
    2.6,
    { opacity: 0.9 },
  );
  const flower =
    form === 1 || random.chance(0.4)
      ? stem(
          studio,
          [
            [x, level],
            [x + sway * h * 0.02, level - h * 0.25],
            [x + sway * h * 0.03, level - h * 0.36],
          ],
          h * 0.014,
        ) +
        orchid(
          studio,
          { x: x + sway * h * 0.03, y: level - h * 0.38, radius: h * 0.135, tilt: 12, roll: sway * 8 },
          { ...bloomColours(studio)[0], lip: colours.deep },
          0.5,
        )
      : '';
  return roots + leaves.join('') + flower;
}
