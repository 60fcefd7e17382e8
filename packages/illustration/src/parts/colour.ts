import type { Point3 } from '../types.ts';
import { clamp, lerp } from './numbers.ts';

/** Colours that stay the same in every palette. */
export const BRAND = '#409eff';
export const BRAND_DEEP = '#0261cb';
export const SOIL = '#5b4334';
export const STEEL = '#8fa3b5';

function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toHexByte(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.round(clamp(encoded, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Converts `#rrggbb` to OKLab. */
export function toLab(hex: string): Point3 {
  const value = parseInt(hex.slice(1), 16);
  const r = toLinear(value >> 16);
  const g = toLinear((value >> 8) & 255);
  const b = toLinear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to `#rrggbb`, clipped to sRGB. */
function fromLab([L, a, b]: Point3): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toHexByte).join('')}`;
}

/** Mixes in OKLab; t = 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]);
}

/** Changes the OKLab lightness, keeping the hue: lighter if positive, darker if negative. */
export function lighten(colour: string, amount: number): string {
  const [L, a, b] = toLab(colour);
  const saturation = amount < 0 ? 1 - amount * 0.35 : 1 - amount * 0.6;
  return fromLab([clamp(L + amount, 0, 1), a * saturation, b * saturation]);
}
