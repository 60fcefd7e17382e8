import { peony } from '../blooms/peony.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const peonyMotif: MotifDefinition = {
  draw: flowerMotif({ bloom: peony, tilt: [24, 46], leafKind: 'oval', leafSlimness: 0.2, max: 3 }),
  palettes: ['blush', 'crimson', 'apricot', 'lilac', 'ivory'],
};
