import { lighten, mix } from '../parts/colour.ts';
import { disc, line, shape, stamp } from '../parts/elements.ts';
import { companionFills, massFills, warmFills } from '../parts/flower-mass.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt, lastOf } from '../parts/lists.ts';
import { lerp } from '../parts/numbers.ts';
import { blob, corner, polygon, polyline } from '../parts/paths.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import { type SmallBloomKind, smallBloom, tuft } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** Inside a glasshouse: arches, beds and light running to one point. */
function drawGreenhouse(studio: Studio): string {
  const { random, width, height, focusX, colours, tone } = studio;
  const eye: Point = [focusX + random.jitter(height * 0.06), height * random.range(0.42, 0.48)];
  const at = (x: number, y: number, s: number): Point => [eye[0] + x * s, eye[1] + y * s];
  const half = height * random.range(1.05, 1.25);
  const [ground, wall, peak] = [height * 0.62, -height * 0.34, -height * 0.86];
  const pitched = random.chance(0.45);
  const scales = [1.62, 1.12, 0.8, 0.58, 0.42, 0.3, 0.21, 0.15];
  const section = (s: number): Point[] =>
    pitched
      ? [at(-half, ground, s), at(-half, wall, s), at(0, peak, s), at(half, wall, s), at(half, ground, s)]
      : [
          at(-half, ground, s),
          ...indices(13).map((i) =>
            at(-half * Math.cos((i / 12) * Math.PI), wall + (peak - wall) * Math.sin((i / 12) * Math.PI), s),
          ),
          at(half, ground, s),
        ];
  const glass = tone === 'deep' ? lighten(colours.paper, 0.16) : '#ffffff';
  const frame =
    tone === 'deep' ? mix(colours.paper, colours.leafLight, 0.4) : mix(colours.leaf, '#ffffff', 0.55);
  const far = lastOf(scales);
  const hills = shape(
    blob([
      ...corner([-60, eye[1] + 40]),
      ...corner([-60, eye[1] - 10]),
      at(-half * 1.1, -50, 0.6),
      at(-half * 0.5, -16, 0.6),
      at(half * 0.2, -80, 0.6),
      at(half * 0.9, -20, 0.6),
      ...corner([width + 60, eye[1] - 30]),
      ...corner([width + 60, eye[1] + 40]),
    ]),
    meadow(colours, 0.5),
    { opacity: 0.55 },
  );
  const sun = disc(
    eye[0] + height * 0.07,
    eye[1] - height * 0.16,
    height * 0.085,
    mix(colours.heart, '#ffffff', 0.45),
    { opacity: 0.75 },
  );
  const panes = indices(5).map((index) => {
    const i = random.int(0, scales.length - 3);
    const [near, next] = [section(itemAt(scales, i)), section(itemAt(scales, i + 1))];
    const k = random.int(1, near.length - 3);
    return shape(
      polygon([itemAt(near, k), itemAt(near, k + 1), itemAt(next, k + 1), itemAt(next, k)]),
      glass,
      { opacity: 0.2 + 0.08 * (index % 3) },
    );
  });
  const purlins = section(1)
    .map((_, index) => polyline([itemAt(section(2.4), index), itemAt(section(far), index)]))
    .join('');
  const ribs = scales
    .map((s) =>
      line(polyline(section(s)), frame, Math.max(1.4, 13 * s), { opacity: lerp(0.45, 0.95, Math.min(1, s)) }),
    )
    .join('');
  const floor = shape(
    polygon([
      at(-half * 2.4, ground, 2.4),
      at(half * 2.4, ground, 2.4),
      at(half, ground, far),
      at(-half, ground, far),
    ]),
    studio.linear(
      [meadow(colours, 0.3), mix(colours.paper, colours.leafLight, 0.16)],
      at(0, ground, far),
      at(0, ground, 1),
    ),
  );
  const beams = [-0.5, 0.15, 0.7]
    .map((x) =>
      shape(
        polygon([
          at(x * half * 0.5, peak * 0.8, 1),
          at(x * half * 0.5 + 70, peak * 0.8, 1),
          at(x * half + 260, ground, 0.95),
          at(x * half + 60, ground, 0.95),
        ]),
        glass,
        { opacity: tone === 'deep' ? 0.05 : 0.22 },
      ),
    )
    .join('');
  return (
    sceneGround(studio, height * 0.7) +
    sun +
    hills +
    panes.join('') +
    line(purlins, frame, 1.8, { opacity: 0.6 }) +
    floor +
    ribs +
    greenhouseBeds(studio, at, half, ground) +
    beams
  );
}

function greenhouseBeds(
  studio: Studio,
  at: (x: number, y: number, s: number) => Point,
  half: number,
  ground: number,
): string {
  const { random, colours } = studio;
  const kind = random.pick<SmallBloomKind>(['rosette', 'daisy', 'cup']);
  const bloom = smallBloom(studio, kind);
  const leaves = tuft(studio);
  const palette = [massFills(studio), companionFills(studio), warmFills(studio), massFills(studio)];
  const beds = [-0.94, -0.42, 0.1, 0.62].map((left, index) => ({
    left: left * half,
    right: (left + 0.36) * half,
    fills: itemAt(palette, (index + random.int(0, 1)) % palette.length),
  }));
  return beds
    .map(({ left, right, fills }) => {
      const side = left + right < 0 ? right : left;
      const top = ground - 70;
      const boxSide = shape(
        polygon([at(side, ground, 1.9), at(side, top, 1.9), at(side, top, 0.16), at(side, ground, 0.16)]),
        mix(colours.leafDark, colours.wash, 0.35),
      );
      const lid = shape(
        polygon([at(left, top, 1.9), at(right, top, 1.9), at(right, top, 0.16), at(left, top, 0.16)]),
        studio.linear(
          [mix(colours.leaf, colours.leafLight, 0.5), colours.leafDark],
          at(0, top, 0.16),
          at(0, top, 1.2),
        ),
      );
      const depths = [0.17, 0.2, 0.235, 0.28, 0.33, 0.39, 0.46, 0.55, 0.66, 0.79, 0.95, 1.15];
      const plants = depths.map((s) => {
        const across = s > 0.9 ? 4 : 3;
        return indices(across)
          .map((i) => {
            const [x, y] = at(lerp(left, right, (i + 0.5) / across) + random.jitter(16), top, s);
            return (
              (s > 0.3 && i % 2 === 0 ? stamp(leaves, x, y, 92 * s) : '') +
              stamp(
                bloom,
                x,
                y - 66 * s - random.range(0, 26) * s,
                44 * s,
                random.pick(fills),
                kind === 'cup' ? random.jitter(12) : random.int(0, 60),
              )
            );
          })
          .join('');
      });
      return boxSide + lid + plants.join('');
    })
    .join('');
}

export const greenhouseMotif: MotifDefinition = {
  draw: drawGreenhouse,
  palettes: ['ivory', 'sky', 'blush', 'butter', 'lilac'],
};
