import { type Palette, palettes } from '../palettes.ts';
import type { PaletteColours, Tone } from '../types.ts';
import { lighten, mix, toLab } from './colour.ts';

/** The palette with its ground adapted to the tone. */
export function groundPalette(name: Palette, tone: Tone): PaletteColours {
  const palette = palettes[name];
  if (tone === 'tint') {
    return { ...palette, paper: palette.wash, wash: mix(palette.wash, palette.light, 0.42) };
  }
  if (tone === 'deep') {
    const paper = palette.deepGround;
    return {
      ...palette,
      paper,
      wash: lighten(paper, 0.07),
      leafDark: mix(palette.leafDark, paper, 0.15),
      leaf: mix(palette.leaf, palette.leafLight, 0.12),
    };
  }
  return palette;
}

/**
 * Fresh green of far hills, lawns and pale foliage. Red washes mixed with green
 * turn grey, so a light wash is whitened first.
 */
export function meadow({ wash, leafLight }: PaletteColours, amount: number): string {
  const dark = toLab(wash)[0] < 0.5;
  return mix(dark ? wash : mix(wash, '#ffffff', 0.7), leafLight, amount);
}
