import { eustoma } from '../blooms/eustoma.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const eustomaMotif: MotifDefinition = {
  draw: flowerMotif({ bloom: eustoma, tilt: [38, 58], leafKind: 'oval', leafSlimness: 0.2, max: 3 }),
  palettes: ['lilac', 'blush', 'sky', 'ivory', 'apricot'],
};
