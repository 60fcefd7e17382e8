import type { Place, Point3 } from '../types.ts';
import { type Camera, project } from './camera.ts';
import { indices, itemAt, lastOf } from './lists.ts';
import { clamp, lerp, radians } from './numbers.ts';

/** Lengths are in flower radii, angles in degrees. */
export interface PetalSpec {
  /** 90 points towards the viewer. */
  azimuth: number;
  length: number;
  /** Half width at the widest point. */
  width: number;
  /** Elevation at base, middle and tip. */
  rise: Rise;
  profile: Profile;
  /** Distance of the base from the axis. */
  base?: number;
  /** Height of the base. */
  lift?: number;
  /** How far the long edges bend up. */
  cup?: number;
  /** Above 0, the petal follows the curve of the cup; at 0 it is flat. */
  wrap?: number;
  /** Depth of the waves at the edge. */
  ruffle?: number;
  waves?: number;
  phase?: number;
  /** Depth of the cut at the tip. */
  notch?: number;
}

export type Rise = [base: number, middle: number, tip: number];
/** Half width along the petal, both 0…1. */
export type Profile = (u: number) => number;
/** (u, v) → point: u from base to tip, v across from −1 to 1. */
export type PetalView = (u: number, v: number, stretch?: number) => Point3;

/** Outlines of petals: half width from base (0) to tip (1). */
export const profiles = {
  /** broad with a flat round top: rose, peony */
  fan: (u: number) => (0.2 + 0.8 * u ** 0.75) * Math.sqrt(Math.max(0, 1 - u ** 5)),
  /** spoon: chrysanthemum */
  spoon: (u: number) => (0.35 + 0.65 * u ** 1.2) * Math.sqrt(Math.max(0, 1 - u ** 6)),
  /** pointed at both ends: lily */
  lance: (u: number) => Math.max(0, Math.sin(Math.PI * u ** 0.8)) ** 0.85 * 0.9 + 0.14 * (1 - u),
  /** round: phalaenopsis, hydrangea */
  round: (u: number) => Math.sqrt(Math.max(0, 1 - (2 * u ** 0.85 - 1) ** 2)) * 0.96 + 0.06 * (1 - u),
  /** egg, pointed: tulip, bud */
  egg: (u: number) => (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, u * 0.95 + 0.05))) * (1 - u ** 3) ** 0.6,
};

/** The petal's surface: (u, v) → point in space, u from base to tip, v across. */
export function petalSurface(spec: PetalSpec): PetalView {
  const {
    azimuth,
    length,
    width,
    rise,
    profile,
    base = 0.04,
    lift = 0,
    cup = 0,
    wrap = 0,
    ruffle = 0,
    waves = 3,
    phase = 0,
  } = spec;
  const steps = 14;
  const spine = [{ r: base, z: lift, elevation: radians(rise[0]) }];
  for (let step = 1; step <= steps + 3; step += 1) {
    const t = step / steps;
    const degrees = t < 0.5 ? lerp(rise[0], rise[1], t * 2) : lerp(rise[1], rise[2], t * 2 - 1);
    const elevation = radians(degrees);
    const last = lastOf(spine);
    spine.push({
      r: last.r + (Math.cos(elevation) * length) / steps,
      z: last.z + (Math.sin(elevation) * length) / steps,
      elevation,
    });
  }
  const [cos, sin] = [Math.cos(radians(azimuth)), Math.sin(radians(azimuth))];
  return (u, v, stretch = 0) => {
    const place = clamp((u + stretch) * steps, 0, steps + 2.99);
    const below = itemAt(spine, Math.floor(place));
    const above = itemAt(spine, Math.floor(place) + 1);
    const t = place % 1;
    const r = lerp(below.r, above.r, t);
    const elevation = lerp(below.elevation, above.elevation, t);
    const half = width * profile(clamp(u, 0, 1));
    const bow = wrap > 0 ? Math.max(r, 0.05) / wrap : 1e6;
    const angle = clamp((half * v) / bow, -2.4, 2.4);
    const bump = cup * half * v * v + ruffle * u * u * Math.sin(v * waves + phase);
    const across = bow * Math.sin(angle);
    const out = r - bow * (1 - Math.cos(angle)) - Math.sin(elevation) * bump;
    return [
      cos * out - sin * across,
      sin * out + cos * across,
      lerp(below.z, above.z, t) + Math.cos(elevation) * bump,
    ];
  };
}

/** Points around the petal, from the left of its base over the tip to the right. */
export function petalOutline(spec: PetalSpec, view: PetalView, samples: number): Point3[] {
  const { ruffle = 0, waves = 3, phase = 0, notch = 0 } = spec;
  const edge = (step: number, side: number) => {
    const u = Math.sin((step / samples) * (Math.PI / 2));
    const fromTip = side * (1 - step / samples);
    const wave =
      Math.sin(fromTip * waves * 2.6 + phase) * 0.62 + Math.sin(fromTip * waves * 5.3 + phase * 1.7) * 0.38;
    const cut = notch * Math.exp(-((fromTip / 0.13) ** 2));
    return view(u, side, (ruffle * wave * 0.8 - cut) * u * u);
  };
  const left = indices(samples).map((step) => edge(step, -1));
  const right = indices(samples).map((step) => edge(step, 1));
  return [...left, edge(samples, 1), ...right.reverse()];
}

/** Twice the signed area. */
export function signedArea(points: readonly Place[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = itemAt(points, (index + 1) % points.length);
    return sum + x * ny - nx * y;
  }, 0);
}

/** How much light the middle of the petal catches, −1…1. */
export function petalLight(surface: PetalView, camera: Camera): number {
  const toView = project({ ...camera, x: 0, y: 0, radius: 1 });
  const [a, b, c] = [toView(surface(0.6, 0)), toView(surface(0.7, 0)), toView(surface(0.6, 0.15))];
  const along: Point3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const across: Point3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Point3 = [
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ];
  const size = Math.hypot(...normal) || 1;
  const turned = normal[2] < 0 ? -1 : 1;
  return (turned * (normal[0] * -0.45 + normal[1] * -0.62 + normal[2] * 0.64)) / size;
}
