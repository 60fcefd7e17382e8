import { lighten, mix } from '../parts/colour.ts';
import { box, disc, group, line, shape } from '../parts/elements.ts';
import { foregroundLeaves } from '../parts/foreground-leaves.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { drawLorry, measureLorry } from '../parts/lorry.ts';
import { lerp } from '../parts/numbers.ts';
import { blob, corner, curve } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** A refrigerated lorry on the road along the flower fields. */
function drawDelivery(studio: Studio): string {
  const { random, height, focusX } = studio;
  const unit = height * studio.room(0.62) * 0.9;
  const floorY = height * 0.8;
  const lorry = measureLorry(studio, focusX - unit * 0.08, floorY, unit);
  const scenery = drawSky(studio) + drawFields(studio, floorY - unit * 0.06) + drawRoad(studio, floorY, unit);
  const driving = drawLorry(studio, lorry) + drawWind(studio, lorry.x, lorry.y, unit);
  const turned = random.chance(0.4);
  return (
    scenery +
    group(driving, turned ? { transform: `translate(${Math.round(focusX * 2)} 0)scale(-1 1)` } : {}) +
    foregroundLeaves(studio, turned && !studio.wide ? -1 : 1)
  );
}

function drawSky(studio: Studio): string {
  const { random, width, height, focusX, colours, tone } = studio;
  const side = random.sign();
  const sunX = focusX + side * height * random.range(0.3, 0.45);
  const sun = disc(sunX, height * 0.2, height * 0.085, mix(colours.heart, colours.rim, 0.35), {
    opacity: 0.9,
  });
  const haze = tone === 'deep' ? lighten(colours.paper, 0.1) : '#ffffff';
  const clouds = [-0.5, 0.12, 0.62].map((share, index) => {
    const [x, y] = [focusX + share * height, height * (0.13 + (index % 2) * 0.09) + random.jitter(12)];
    const r = height * random.range(0.03, 0.04);
    return (
      disc(x - r * 1.1, y, r * 0.75, haze) +
      disc(x, y - r * 0.4, r, haze) +
      disc(x + r * 1.2, y, r * 0.7, haze) +
      box(x - r * 1.7, y, r * 3.5, r * 0.72, haze, { rx: r * 0.36 })
    );
  });
  const ridge = (base: number, fill: string, phase: number) =>
    shape(
      blob([
        ...corner([-60, height * 0.8]),
        ...corner([-60, base]),
        ...indices(6).map(
          (index): Point => [
            lerp(0, width, (index + 0.5) / 6),
            base - height * 0.07 * (1 + Math.sin(index * 2.1 + phase)),
          ],
        ),
        ...corner([width + 60, base - height * 0.03]),
        ...corner([width + 60, height * 0.8]),
      ]),
      fill,
    );
  return (
    sceneGround(studio, height * 0.7, { glow: false }) +
    sun +
    group(clouds.join(''), { opacity: tone === 'deep' ? 0.5 : 0.85 }) +
    ridge(height * 0.5, meadow(colours, 0.3), random.range(0, 6)) +
    ridge(height * 0.56, meadow(colours, 0.55), random.range(0, 6))
  );
}

/** Bands of flowers from the hills down to the road. */
function drawFields(studio: Studio, roadY: number): string {
  const { random, width, height, colours } = studio;
  const fills = [
    colours.light,
    colours.leaf,
    colours.mid,
    mix(colours.leaf, colours.leafLight, 0.5),
    colours.companion,
  ];
  const start = random.int(0, fills.length - 1);
  const top = height * 0.52;
  const count = 5;
  return indices(count)
    .map((index) => {
      const t = index / count;
      const y = lerp(top, roadY, t);
      const depth = (roadY - top) / count;
      const edge = (offset: number) =>
        indices(7).map(
          (i): Point => [
            lerp(-60, width + 60, i / 6),
            y + offset + Math.sin(i * 1.5 + index * 1.3) * depth * 0.22,
          ],
        );
      const colour = itemAt(fills, (index + start) % fills.length);
      const bottom: Point[] = [...corner([width + 60, roadY + 30]), ...corner([-60, roadY + 30])];
      const rows = [0.3, 0.68].map((share, row) => {
        const gap = lerp(9, 20, t);
        return line(
          curve(edge(share * depth)),
          mix(colour, row ? '#ffffff' : colours.leafDark, 0.35),
          lerp(4, 9, t),
          {
            'stroke-dasharray': `0 ${short(gap)}`,
            'stroke-dashoffset': Math.round(row * gap * 0.5),
            opacity: 0.7,
          },
        );
      });
      return shape(blob([...edge(0), ...bottom]), colour) + rows.join('');
    })
    .join('');
}

function drawRoad(studio: Studio, floorY: number, unit: number): string {
  const { width, height, colours, tone } = studio;
  const top = floorY - unit * 0.045;
  const bottom = floorY + unit * 0.17;
  const asphalt = mix('#8a97a5', colours.ink, tone === 'deep' ? 0.45 : 0.2);
  const verge = mix(colours.leafLight, colours.leaf, 0.35);
  return (
    box(0, top - 12, width, height, verge) +
    box(
      0,
      top,
      width,
      bottom - top,
      studio.linear([lighten(asphalt, 0.05), asphalt], [0, top], [0, bottom]),
    ) +
    line(`M0 ${Math.round(top + 5)}H${width}M0 ${Math.round(bottom - 6)}H${width}`, '#ffffff', 3, {
      opacity: 0.55,
    }) +
    line(`M-20 ${Math.round(floorY + unit * 0.115)}H${width}`, '#ffffff', 6, {
      'stroke-dasharray': '54 44',
      'stroke-linecap': 'butt',
      opacity: 0.85,
    }) +
    box(0, bottom, width, height - bottom, studio.linear([verge, colours.leaf], [0, bottom], [0, height]))
  );
}

/** Strokes of wind behind the lorry, with petals in them. */
function drawWind(studio: Studio, x: number, y: number, unit: number): string {
  const { random, colours, tone } = studio;
  const strokes = [0.1, 0.24, 0.36].map((dy, index) => {
    const startX = Math.round(x - unit * (0.05 + index * 0.02));
    return `M${startX} ${Math.round(y + unit * dy)}h${Math.round(-unit * random.range(0.1, 0.19))}`;
  });
  const petals = indices(6).map(() => {
    const [px, py] = [x - unit * random.range(0.05, 0.3), y + unit * random.range(0.02, 0.42)];
    const r = unit * random.range(0.009, 0.014);
    return shape(
      blob([
        [px - r, py],
        [px, py - r * 0.9],
        [px + r * 1.5, py],
        [px + r * 1.5, py],
        [px, py + r * 0.7],
      ]),
      random.pick([colours.mid, colours.light, colours.companion]),
    );
  });
  return (
    line(strokes.join(''), tone === 'deep' ? colours.light : '#ffffff', unit * 0.011, { opacity: 0.8 }) +
    petals.join('')
  );
}

export const deliveryMotif: MotifDefinition = {
  draw: drawDelivery,
  palettes: ['sky', 'blush', 'apricot', 'lilac', 'butter'],
};
