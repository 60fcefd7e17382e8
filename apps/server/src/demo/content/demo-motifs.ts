import { findMotif, type Motif } from '@portal/illustration';

/** The picture of the catalogue that a word of the demo data means. */
export function motifNamed(word: string): Motif {
  const motif = findMotif(word);
  if (!motif) throw new Error(`No picture is called ${word}`);
  return motif;
}
