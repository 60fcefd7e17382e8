import { hydrangea } from '../blooms/hydrangea.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const hydrangeaMotif: MotifDefinition = {
  draw: flowerMotif({
    bloom: hydrangea,
    tilt: [0, 0],
    leafKind: 'oval',
    budKind: 'none',
    leafSlimness: 0.33,
    max: 3,
  }),
  palettes: ['sky', 'lilac', 'blush', 'ivory'],
};
