import { lily } from '../blooms/lily.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const lilyMotif: MotifDefinition = {
  draw: flowerMotif({
    bloom: lily,
    tilt: [16, 36],
    leafKind: 'lance',
    budKind: 'long',
    leafSlimness: 0.13,
    max: 3,
  }),
  palettes: ['ivory', 'blush', 'apricot', 'butter', 'sky'],
};
