import { leaf } from './leaf.ts';
import type { LeafKind } from './leaf-surface.ts';
import { indices } from './lists.ts';
import { radians } from './numbers.ts';
import { type Arc, along } from './paths.ts';
import type { Studio } from './studio.ts';

/** What a plant's leaves look like; `leafSlimness` is width over length. */
export interface Foliage {
  leafKind: LeafKind;
  leafSlimness?: number;
}

/** Leaves growing up and out of a stem. */
export function stemLeaves(
  studio: Studio,
  points: Arc,
  plant: Foliage,
  places: readonly number[],
  length: number,
): string {
  const { random, height } = studio;
  const slim = plant.leafSlimness ?? 0.27;
  let side: number = random.sign();
  return places
    .map((t) => {
      const [x, y] = along(points, t);
      if (y > height * 1.04) return '';
      const [ax, ay] = along(points, t - 0.08);
      const up = (Math.atan2(ay - y, ax - x) * 180) / Math.PI;
      side = -side;
      const reach = length * random.range(0.85, 1.2);
      return leaf(studio, {
        x,
        y,
        angle: up + side * random.range(34, 56),
        length: reach,
        width: reach * slim,
        bend: side * random.range(4, 42),
        kind: plant.leafKind,
        light: random.range(-0.03, 0.05),
      });
    })
    .join('');
}

/** Centre and radius of a bloom. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Leaves that show from behind a bloom. */
export function leavesBehind(studio: Studio, spot: Spot, plant: Foliage, count: number): string {
  const { random } = studio;
  const slim = plant.leafSlimness ?? 0.27;
  const start = random.range(0, 360);
  return indices(count)
    .map((index) => {
      const angle = start + index * (360 / count) + random.jitter(20);
      const length = spot.r * random.range(1.05, 1.3);
      const from = 0.4 * spot.r;
      return leaf(studio, {
        x: spot.x + Math.cos(radians(angle)) * from,
        y: spot.y + Math.sin(radians(angle)) * from,
        angle,
        length,
        width: length * slim,
        bend: random.sign() * random.range(8, 34),
        kind: plant.leafKind,
        light: random.range(-0.02, 0.07),
      });
    })
    .join('');
}
