import type { PlanShape } from '@portal/contract/building/public';

/** A point on a plan, in thousandths of its width and height. */
export interface PlanPoint {
  x: number;
  y: number;
}

const whole = 1_000;
const least = 10;

/** Snaps to a grid of hundredths, so that units drawn one after another meet. */
const onGrid = (thousandths: number) => Math.min(whole, Math.max(0, Math.round(thousandths / least) * least));

export const pointAt = (x: number, y: number): PlanPoint => ({ x: onGrid(x), y: onGrid(y) });

/** Whether two points are so close that the second belongs to the first click. */
export const isSame = (one: PlanPoint, other: PlanPoint): boolean =>
  Math.abs(one.x - other.x) < 2 * least && Math.abs(one.y - other.y) < 2 * least;

/** The rectangle between two corners, in any order. */
export function shapeBetween(one: PlanPoint, other: PlanPoint): PlanShape {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return {
    left: Math.min(left, whole - least),
    top: Math.min(top, whole - least),
    width: Math.max(least, right - left),
    height: Math.max(least, bottom - top),
  };
}
