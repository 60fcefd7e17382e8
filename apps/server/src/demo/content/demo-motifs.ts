import { findMotif, type Motif, type Palette } from '@portal/illustration';

/** The catalogue picture for a word of the demo data. */
export function motifNamed(word: string): Motif {
  const motif = findMotif(word);
  if (!motif) throw new Error(`Unknown picture: ${word}`);
  return motif;
}

interface Drawn {
  motif: Motif;
  palette?: Palette | undefined;
}

/** The recipe of a picture; the seed decides everything that is not given. */
export const recipeOf = ({ motif, palette }: Drawn, seed: string) => ({
  motif,
  seed,
  ...(palette && { palette }),
});
