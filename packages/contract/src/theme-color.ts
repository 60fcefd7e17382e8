import type { z } from 'zod';
import type { siteTheme } from './site/public.ts';

export const defaultThemeColor = '#409eff';
/** Chosen by the designers; slightly better than the automatically darkened colour. */
const defaultDeep = '#0261cb';
const readableContrast = 4.6;

type Channels = [number, number, number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
const hexOf = (channels: Channels) =>
  `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((hex) => luminanceOf(channelsOf(hex)))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const tintShare = 0.09;

/** Background of highlighted areas: `--brand-tint` in the style sheets. */
export const tintOf = (hex: string): string =>
  hexOf(channelsOf(hex).map((part) => part * tintShare + 255 * (1 - tintShare)) as Channels);

/** Darkens a colour, keeping its hue, until it is readable as text on white and on its own tint. */
function deepen(hex: string): string {
  const channels = channelsOf(hex);
  const ground = tintOf(hex);
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = hexOf(channels.map((part) => part * share) as Channels);
    if (contrastOf(darker, ground) >= readableContrast) return darker;
  }
  return '#000000';
}

/** Derives the colours of a theme from the chosen one. */
export function themeOf(color: string): z.infer<typeof siteTheme> {
  const brand = color.toLowerCase();
  return { brand, brandDeep: brand === defaultThemeColor ? defaultDeep : deepen(brand) };
}
