import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { bloomColours } from './bloom-colours.ts';
import { BRAND, BRAND_DEEP, lighten, mix } from './colour.ts';
import { box, disc, line, shape } from './elements.ts';
import { indices } from './lists.ts';
import { radians } from './numbers.ts';
import { blob, corner } from './paths.ts';
import { floorShadow } from './scene-ground.ts';
import type { Studio } from './studio.ts';

/** Measurements of a lorry facing right; (x, y) is the upper left corner of its body. */
export interface Lorry {
  unit: number;
  x: number;
  y: number;
  bodyW: number;
  bodyH: number;
  floorY: number;
  white: string;
}

/** `unit` is the overall size; the body stands slightly left of `middle`. */
export function measureLorry(studio: Studio, middle: number, floorY: number, unit: number): Lorry {
  return {
    unit,
    x: middle - unit * 0.42,
    y: floorY - unit * 0.56,
    bodyW: unit * 0.78,
    bodyH: unit * 0.44,
    floorY,
    white: studio.tone === 'deep' ? '#eaf2fb' : '#ffffff',
  };
}

/** `drawDoor` draws the open door at the back; it is painted before the cab, which covers it. */
export function drawLorry(studio: Studio, lorry: Lorry, drawDoor: () => string = () => ''): string {
  const { unit, x, bodyW, floorY } = lorry;
  const body = drawBody(studio, lorry);
  const cab = drawCab(studio, lorry);
  const painted = drawEmblem(studio, lorry);
  return (
    floorShadow(studio, x + bodyW * 0.6, floorY + unit * 0.07, unit * 0.62, unit * 0.025) +
    drawCooler(lorry) +
    body +
    painted +
    drawDoor() +
    cab +
    [x + unit * 0.15, x + unit * 0.32, x + bodyW + unit * 0.135]
      .map((wheelX) => drawWheel(studio, wheelX, floorY, unit))
      .join('')
  );
}

function drawWheel(studio: Studio, x: number, y: number, unit: number): string {
  const { ink } = studio.colours;
  return disc(x, y, unit * 0.072, ink) + disc(x, y, unit * 0.04, '#dfe6ee') + disc(x, y, unit * 0.016, ink);
}

function drawBody(studio: Studio, { unit, x, y, bodyW, bodyH, white }: Lorry): string {
  return (
    box(x, y, bodyW, bodyH, studio.linear([white, mix(white, BRAND, 0.16)], [0, y], [0, y + bodyH]), {
      rx: unit * 0.02,
    }) +
    box(x, y + bodyH * 0.86, bodyW, bodyH * 0.07, BRAND) +
    box(x, y + bodyH * 0.93, bodyW, bodyH * 0.09, BRAND_DEEP, { rx: 3 }) +
    line(
      indices(4)
        .map(
          (i) =>
            `M${Math.round(x + bodyW * (0.2 + i * 0.2))} ${Math.round(y + 14)}v${Math.round(bodyH * 0.8)}`,
        )
        .join(''),
      mix(white, BRAND, 0.2),
      2,
    )
  );
}

function drawCooler({ unit, x, y, bodyW, white }: Lorry): string {
  return (
    box(x + bodyW - 6, y + unit * 0.02, unit * 0.07, unit * 0.13, mix(white, BRAND, 0.25), { rx: 8 }) +
    line(
      indices(4)
        .map(
          (i) =>
            `M${Math.round(x + bodyW + 10)} ${Math.round(y + unit * (0.05 + i * 0.024))}h${Math.round(unit * 0.035)}`,
        )
        .join(''),
      BRAND,
      3,
      { opacity: 0.7 },
    )
  );
}

function drawCab(studio: Studio, { unit, x, y, bodyW, floorY }: Lorry): string {
  const { colours, tone } = studio;
  const cabX = x + bodyW + unit * 0.015;
  const cabTop = y + unit * 0.17;
  const cabColour = tone === 'deep' ? colours.light : colours.mid;
  return (
    shape(
      blob([
        ...corner([cabX, floorY - unit * 0.05]),
        ...corner([cabX, cabTop]),
        [cabX + unit * 0.13, cabTop],
        [cabX + unit * 0.17, cabTop + unit * 0.02],
        [cabX + unit * 0.225, cabTop + unit * 0.16],
        [cabX + unit * 0.25, cabTop + unit * 0.2],
        ...corner([cabX + unit * 0.25, floorY - unit * 0.05]),
      ]),
      studio.linear([lighten(cabColour, 0.05), lighten(cabColour, -0.06)], [0, cabTop], [0, floorY]),
    ) +
    shape(
      blob([
        ...corner([cabX + unit * 0.04, cabTop + unit * 0.035]),
        ...corner([cabX + unit * 0.14, cabTop + unit * 0.035]),
        ...corner([cabX + unit * 0.19, cabTop + unit * 0.16]),
        ...corner([cabX + unit * 0.04, cabTop + unit * 0.16]),
      ]),
      '#d4e8fb',
    ) +
    line(
      `M${Math.round(cabX + unit * 0.09)} ${Math.round(cabTop + unit * 0.145)}l${Math.round(unit * 0.05)} ${Math.round(unit * -0.1)}`,
      '#ffffff',
      5,
      { opacity: 0.8 },
    ) +
    box(cabX + unit * 0.21, floorY - unit * 0.14, unit * 0.04, unit * 0.03, colours.heart, { rx: 6 }) +
    line(
      `M${Math.round(cabX + unit * 0.04)} ${Math.round(cabTop + unit * 0.22)}h${Math.round(unit * 0.035)}`,
      lighten(cabColour, -0.14),
      5,
    )
  );
}

/** A bloom within a snow crystal. */
function drawEmblem(studio: Studio, { unit, x, y, bodyW, bodyH }: Lorry): string {
  const { random } = studio;
  const emblem = { x: x + bodyW * 0.58, y: y + bodyH * 0.43 };
  const bloom = random.pick([peony, rose, eustoma]);
  const flake = line(
    indices(6)
      .map((i) => {
        const a = radians(i * 60 + 30);
        const r = unit * 0.205;
        const p = (d: number, off = 0) =>
          `${Math.round(emblem.x + Math.cos(a + off) * r * d)} ${Math.round(emblem.y + Math.sin(a + off) * r * d)}`;
        return `M${p(0.4)}L${p(0.98)}M${p(0.74)}L${p(0.92, 0.2)}M${p(0.74)}L${p(0.92, -0.2)}`;
      })
      .join(''),
    mix(BRAND, '#ffffff', 0.4),
    unit * 0.009,
  );
  return (
    flake +
    bloom(
      studio,
      { x: emblem.x, y: emblem.y, radius: unit * 0.125, tilt: 18, roll: random.jitter(20) },
      bloomColours(studio)[0],
      0.5,
    )
  );
}
