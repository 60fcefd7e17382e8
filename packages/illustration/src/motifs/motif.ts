import type { Palette } from '../palettes.ts';
import type { Studio } from '../parts/studio.ts';

export interface MotifDefinition {
  /** Everything on the sheet, ground included, as SVG elements. */
  draw: (studio: Studio) => string;
  /** Palettes that suit the motif; the seed chooses one unless the request names it. */
  palettes: readonly Palette[];
}
