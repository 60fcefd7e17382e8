import { chrysanthemum } from './chrysanthemum.ts';
import { eustoma } from './eustoma.ts';
import { lily } from './lily.ts';
import { peony } from './peony.ts';
import { rose } from './rose.ts';

/** The blooms from which the seed may choose. */
export const FULL_BLOOMS = [rose, peony, eustoma, chrysanthemum, lily];
