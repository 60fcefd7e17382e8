import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND, BRAND_DEEP, lighten, mix } from '../parts/colour.ts';
import { box, disc, group, line, shape } from '../parts/elements.ts';
import { flowerBox } from '../parts/flower-box.ts';
import { companionFills, massFills, warmFills } from '../parts/flower-mass.ts';
import { foregroundLeaves } from '../parts/foreground-leaves.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { radians } from '../parts/numbers.ts';
import { blob, corner, polygon } from '../parts/paths.ts';
import { floorShadow, sceneGround } from '../parts/scene-ground.ts';
import type { SmallBloomKind } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A refrigerated lorry being loaded with flowers. */
function drawColdChain(studio: Studio): string {
  const { random, width, height, focusX, colours, tone } = studio;
  const unit = height * studio.room(0.64) * 0.96;
  const floorY = height * 0.82;
  const x = focusX - unit * 0.42;
  const y = floorY - unit * 0.56;
  const [bodyW, bodyH] = [unit * 0.78, unit * 0.44];
  const white = tone === 'deep' ? '#eaf2fb' : '#ffffff';
  const blue = BRAND;
  const fills = [massFills(studio), companionFills(studio), warmFills(studio)];
  const kinds: SmallBloomKind[] = ['rosette', 'daisy', 'cup'];
  const ground =
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
    );
  const wheel = (wx: number) =>
    disc(wx, floorY, unit * 0.072, colours.ink) +
    disc(wx, floorY, unit * 0.04, '#dfe6ee') +
    disc(wx, floorY, unit * 0.016, colours.ink);
  const body =
    box(x, y, bodyW, bodyH, studio.linear([white, mix(white, blue, 0.16)], [0, y], [0, y + bodyH]), {
      rx: unit * 0.02,
    }) +
    box(x, y + bodyH * 0.86, bodyW, bodyH * 0.07, blue) +
    box(x, y + bodyH * 0.93, bodyW, bodyH * 0.09, BRAND_DEEP, { rx: 3 }) +
    line(
      indices(4)
        .map(
          (i) =>
            `M${Math.round(x + bodyW * (0.2 + i * 0.2))} ${Math.round(y + 14)}v${Math.round(bodyH * 0.8)}`,
        )
        .join(''),
      mix(white, blue, 0.2),
      2,
    );
  const cooler =
    box(x + bodyW - 6, y + unit * 0.02, unit * 0.07, unit * 0.13, mix(white, blue, 0.25), { rx: 8 }) +
    line(
      indices(4)
        .map(
          (i) =>
            `M${Math.round(x + bodyW + 10)} ${Math.round(y + unit * (0.05 + i * 0.024))}h${Math.round(unit * 0.035)}`,
        )
        .join(''),
      blue,
      3,
      { opacity: 0.7 },
    );
  const cabX = x + bodyW + unit * 0.015;
  const cabTop = y + unit * 0.17;
  const cabColour = tone === 'deep' ? colours.light : colours.mid;
  const cab =
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
    );
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
    mix(blue, '#ffffff', 0.4),
    unit * 0.009,
  );
  const painted =
    flake +
    bloom(
      studio,
      { x: emblem.x, y: emblem.y, radius: unit * 0.125, tilt: 18, roll: random.jitter(20) },
      bloomColours(studio)[0],
      0.5,
    );
  const door =
    shape(
      polygon([
        [x, y + 6],
        [x - unit * 0.11, y - unit * 0.02],
        [x - unit * 0.11, y + bodyH * 0.98],
        [x, y + bodyH],
      ]),
      studio.linear([mix(white, blue, 0.3), mix(white, blue, 0.12)], [x - unit * 0.11, 0], [x, 0]),
    ) + box(x + 2, y + 10, unit * 0.05, bodyH - 18, mix(BRAND_DEEP, colours.ink, 0.35), { opacity: 0.85 });
  const places: Point[] = [
    [-0.4, 0],
    [-0.2, 0],
    [-0.31, 1],
  ];
  const boxes = places
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
    );
  const lorry =
    floorShadow(studio, x + bodyW * 0.6, floorY + unit * 0.07, unit * 0.62, unit * 0.025) +
    cooler +
    body +
    painted +
    door +
    cab +
    wheel(x + unit * 0.15) +
    wheel(x + unit * 0.32) +
    wheel(cabX + unit * 0.12) +
    boxes.join('');
  const turned = random.chance(0.5);
  return (
    ground +
    group(lorry, turned ? { transform: `translate(${Math.round(focusX * 2)} 0)scale(-1 1)` } : {}) +
    foregroundLeaves(studio, turned && !studio.wide ? -1 : 1)
  );
}

export const coldChainMotif: MotifDefinition = {
  draw: drawColdChain,
  palettes: ['sky', 'blush', 'ivory', 'lilac'],
};
