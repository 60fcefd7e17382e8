import type { Point3 } from '../types.ts';
import { indices } from './lists.ts';
import { radians } from './numbers.ts';

export interface Camera {
  x: number;
  y: number;
  /** Radius of the flower, in sheet units. */
  radius: number;
  /** Degrees; at 0 the viewer looks into the flower, at 90 from the side. */
  tilt: number;
  /** Degrees; at 0 the flower faces up. */
  roll: number;
}

/** A drawn part and its nearness to the viewer. */
export interface Layer {
  depth: number;
  svg: string;
}

/** Projects a point in flower space to x, y on the sheet and nearness. */
export function project({ x, y, radius, tilt, roll }: Camera): (point: Point3) => Point3 {
  const [cosTilt, sinTilt] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const [cosRoll, sinRoll] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  return ([px, py, pz]) => {
    const side = px * radius;
    const down = (py * cosTilt - pz * sinTilt) * radius;
    return [
      x + side * cosRoll - down * sinRoll,
      y + side * sinRoll + down * cosRoll,
      py * sinTilt + pz * cosTilt,
    ];
  };
}

/** Paints parts from the farthest to the nearest. */
export const paintByDepth = (parts: readonly Layer[]): string =>
  [...parts]
    .sort((a, b) => a.depth - b.depth)
    .map((part) => part.svg)
    .join('');

/** A ring of `count` petals; azimuths in degrees. */
export const ring = <T>(count: number, start: number, draw: (azimuth: number, index: number) => T): T[] =>
  indices(count).map((index) => draw(start + (360 / count) * index, index));
