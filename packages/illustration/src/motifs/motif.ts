import type { Palette } from '../palettes.ts';
import type { Studio } from '../parts/studio.ts';

export interface MotifDefinition {
  /** Draws the whole sheet, including the ground, as SVG elements. */
  draw: (studio: Studio) => string;
  /** Palettes that suit the motif; the seed picks one unless the request names one. */
  palettes: readonly Palette[];
}
