import { catalogue, type Motif } from './catalogue.ts';

/** Short names for motifs, used by editors and imported data. */
const synonyms = {
  auction: 'auction-hall',
  coldchain: 'cold-chain',
  documents: 'documents-and-flower',
  foliage: 'leaves-branch',
  lab: 'laboratory',
  market: 'market-stall',
  seedling: 'seedling-trays',
  terrace: 'terraces',
  trophy: 'contest-trophy',
  truck: 'delivery',
} as const satisfies Record<string, Motif>;

export type MotifSynonym = keyof typeof synonyms;

const isSynonym = (name: string): name is MotifSynonym => Object.hasOwn(synonyms, name);

export const isMotif = (name: string): name is Motif => Object.hasOwn(catalogue, name);

/** The motif of this name or synonym; undefined if there is none. */
export function findMotif(name: string): Motif | undefined {
  if (isMotif(name)) return name;
  return isSynonym(name) ? synonyms[name] : undefined;
}
