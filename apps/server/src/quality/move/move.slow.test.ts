import { it } from 'vitest';
import { isLong } from '../../testing/test-scope.ts';
import { moveIn } from './move.ts';

/** `MOVE_SEED` repeats a move. */
const seed = Number(process.env.MOVE_SEED ?? (isLong ? Date.now() % 1_000_000 : 41));

it.runIf(isLong)(
  `takes an empty park of five hundred tenants to its first right bills (MOVE_SEED=${seed})`,
  async () => {
    await moveIn(500, seed);
  },
  1_800_000,
);
