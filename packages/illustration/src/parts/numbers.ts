export const TAU = Math.PI * 2;
export const GOLDEN_ANGLE = 137.508;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Formats with two decimals and no leading zero. */
export const hundredths = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
