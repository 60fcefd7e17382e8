import { rose } from '../blooms/rose.ts';
import { flowerMotif } from '../parts/bouquet.ts';
import type { MotifDefinition } from './motif.ts';

export const roseMotif: MotifDefinition = {
  draw: flowerMotif({ bloom: rose, tilt: [24, 42], leafKind: 'oval', max: 3 }),
  palettes: ['blush', 'crimson', 'apricot', 'butter', 'ivory'],
};
