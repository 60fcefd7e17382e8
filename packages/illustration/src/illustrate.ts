import { catalogue, type Motif } from './catalogue.ts';
import { findMotif, isMotif, type MotifSynonym } from './motif-synonyms.ts';
import type { MotifDefinition } from './motifs/motif.ts';
import { isPalette, type Palette, palettes as palettesByName } from './palettes.ts';
import { createRandom, hashText } from './parts/random.ts';
import { Studio } from './parts/studio.ts';
import type { Tone } from './types.ts';

export type { Motif, MotifSynonym, Palette, Tone };
export { findMotif, isPalette };

export const motifs: readonly Motif[] = Object.keys(catalogue).filter(isMotif);
export const palettes: readonly Palette[] = Object.keys(palettesByName).filter(isPalette);
export const tones: readonly Tone[] = ['light', 'tint', 'deep'];

export interface IllustrationRequest {
  /** Any text, such as the id of the item; it decides composition, counts, angles and colours. */
  seed: string;
  motif: Motif | MotifSynonym;
  /** In pixels; only the aspect ratio affects the drawing. */
  width: number;
  height: number;
  /** Defaults to a palette that suits the motif, chosen by the seed. */
  palette?: Palette | undefined;
  /** Defaults to `light`. */
  tone?: Tone | undefined;
}

/**
 * Draws one picture as a complete `<svg>`; the same request returns the same text.
 * @throws {RangeError} for an unknown motif, palette or tone, or a size that is not positive
 */
export function illustrate(request: IllustrationRequest): string {
  const { seed, width, height, tone = 'light' } = request;
  const motif = findMotif(request.motif);
  if (!motif) throw new RangeError(`unknown motif: ${request.motif}`);
  if (!tones.includes(tone)) throw new RangeError(`unknown tone: ${String(tone)}`);
  if (!(Math.min(width, height) > 0 && Number.isFinite(width * height))) {
    throw new RangeError(`not a size: ${width} × ${height}`);
  }
  const definition: MotifDefinition = catalogue[motif];
  const palette =
    request.palette ?? createRandom(hashText(`${seed}|palette|${motif}`)).pick(definition.palettes);
  if (!isPalette(palette)) throw new RangeError(`unknown palette: ${String(palette)}`);
  const studio = new Studio({ seed, motif, width, height, palette, tone });
  return studio.finish(definition.draw(studio), width, height);
}
