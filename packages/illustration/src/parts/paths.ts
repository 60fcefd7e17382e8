import type { Place, Point } from '../types.ts';
import { itemAt, lastOf } from './lists.ts';
import { lerp } from './numbers.ts';
import { Pen } from './pen.ts';

export const between = (a: Place, b: Place, t = 0.5): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Repeats a point, which makes it a corner in `vessel` and `blob`. */
export const corner = (point: Point): [Point, Point] => [point, point];

/** Closed smooth shape (quadratic B-spline). A point given twice makes a corner. */
export function blob(points: readonly Place[]): string {
  const pen = Pen.for(points).move(between(lastOf(points), itemAt(points, 0)));
  points.forEach((point, index) => {
    pen.draw('q', point, between(point, itemAt(points, (index + 1) % points.length)));
  });
  return pen.close().data;
}

/** Open smooth line through the first and the last point. */
export function curve(points: readonly Place[]): string {
  const pen = Pen.for(points).move(itemAt(points, 0));
  for (let index = 1; index < points.length - 1; index += 1) {
    const [here, next] = [itemAt(points, index), itemAt(points, index + 1)];
    pen.draw('q', here, index === points.length - 2 ? next : between(here, next));
  }
  if (points.length === 2) pen.draw('l', itemAt(points, 1));
  return pen.data;
}

/** Open line of straight pieces. */
export function polyline(points: readonly Place[]): string {
  const pen = Pen.for(points).move(itemAt(points, 0));
  for (const point of points.slice(1)) pen.draw('l', point);
  return pen.data;
}

export const polygon = (points: readonly Place[]): string => `${polyline(points)}z`;

/** Start, bow and end of a stem. */
export type Arc = [Point, Point, Point];

/** A point on a three-point curve, t from 0 to 1. */
export const along = ([a, b, c]: Arc, t: number): Point => between(between(a, b, t), between(b, c, t), t);

/** A turned vessel: `half` is the outline from top to bottom as [half width, depth below the top], mirrored. */
export function vessel(x: number, y: number, half: readonly Point[]): string {
  const right = half.map(([w, d]): Point => [x + w, y + d]);
  const left = half.map(([w, d]): Point => [x - w, y + d]).reverse();
  return blob([...right, ...left]);
}
