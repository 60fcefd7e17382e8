import type { Point } from '../types.ts';
import { indices, itemAt, lastOf } from './lists.ts';
import { clamp, radians } from './numbers.ts';
import { between } from './paths.ts';

export type LeafKind = 'oval' | 'lance' | 'strap' | 'coin' | 'lobed';
/** (u, v) → point: u from stalk to tip, v across from −1 to 1. */
export type LeafView = (u: number, v: number) => Point;

interface LeafForm {
  x: number;
  y: number;
  /** Degrees, 0 to the right. */
  angle: number;
  length: number;
  /** Half width at the widest point. */
  width: number;
  /** Degrees of turn from stalk to tip. */
  bend?: number;
  profile?: (u: number) => number;
}

/** A flat leaf as (u, v) → point: u from stalk to tip, v across. */
export function leafSurface({
  x,
  y,
  angle,
  length,
  width,
  bend = 0,
  profile = leafProfiles.oval,
}: LeafForm): LeafView {
  const steps = 12;
  const spine: Point[] = [[x, y]];
  for (let step = 1; step <= steps + 1; step += 1) {
    const heading = radians(angle + bend * ((step - 0.5) / steps));
    const last = lastOf(spine);
    spine.push([
      last[0] + (Math.cos(heading) * length) / steps,
      last[1] + (Math.sin(heading) * length) / steps,
    ]);
  }
  return (u, v) => {
    const place = clamp(u * steps, 0, steps);
    const index = Math.min(Math.floor(place), steps);
    const heading = radians(angle + bend * u);
    const [px, py] = between(itemAt(spine, index), itemAt(spine, index + 1), place - index);
    const side = v * width * profile(u);
    return [px - Math.sin(heading) * side, py + Math.cos(heading) * side];
  };
}

export const leafProfiles = {
  oval: (u: number) => Math.sin(Math.PI * Math.min(1, u) ** 0.78) ** 0.9,
  lance: (u: number) => Math.sin(Math.PI * Math.min(1, u) ** 0.62) ** 0.95,
  strap: (u: number) => Math.min(1, 0.45 + u * 2) * Math.sqrt(Math.max(0, 1 - u ** 4)),
  coin: (u: number) => Math.sqrt(Math.max(0, 1 - (2 * Math.min(1, u) ** 0.85 - 1) ** 2)) * 0.94,
};

/** The leaf's edge, with lobes or teeth where the kind has them. */
export function leafOutline(view: LeafView, kind: LeafKind): Point[] {
  const samples = kind === 'lobed' ? 9 : 5;
  const reach = (step: number) =>
    kind === 'lobed' && step > 0 && step < samples ? (step % 2 ? 1.04 : 0.68) : 1;
  const side = (sign: number) => indices(samples).map((step) => view(step / samples, sign * reach(step)));
  const tip = view(1, 0);
  return [...side(-1), tip, tip, ...side(1).reverse()];
}
