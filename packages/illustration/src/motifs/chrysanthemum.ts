import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const chrysanthemumMotif: MotifDefinition = {
  draw: flowerMotif({ bloom: chrysanthemum, tilt: [18, 40], leafKind: 'lobed', leafSlimness: 0.25, max: 2 }),
  palettes: ['butter', 'apricot', 'lilac', 'crimson', 'ivory'],
};
