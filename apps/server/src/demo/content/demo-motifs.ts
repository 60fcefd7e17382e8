import { isMotif, type Motif } from '@portal/illustration/catalogue';

const meant: Record<string, Motif> = {
  seedling: 'seedling-trays',
  coldchain: 'cold-chain',
  truck: 'cold-chain',
  bouquet: 'tulip',
  soil: 'tools',
  lab: 'laboratory',
  chart: 'coins-and-sprout',
  foliage: 'leaves-branch',
  terrace: 'terraces',
  auction: 'auction-hall',
};

/** The picture of the catalogue that a word of the demo data means. */
export function motifNamed(word: string): Motif {
  const motif = isMotif(word) ? word : meant[word];
  if (!motif) throw new Error(`No picture is called ${word}`);
  return motif;
}
