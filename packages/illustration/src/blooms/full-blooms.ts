import { chrysanthemum } from './chrysanthemum.ts';
import { eustoma } from './eustoma.ts';
import { lily } from './lily.ts';
import { peony } from './peony.ts';
import { rose } from './rose.ts';

/** A bloom of the seed's choice. */
export const FULL_BLOOMS = [rose, peony, eustoma, chrysanthemum, lily];
