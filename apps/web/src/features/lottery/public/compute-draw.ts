import { drawLottery, entrantsHashOf, inOrder, seedCommitOf } from '@portal/contract/lottery/draw';
import type { LotteryProof } from '@portal/contract/lottery/public';
import { sha256 } from '../shared/sha256.ts';

export interface Computed {
  seedCommit: string;
  entrantsHash: string;
  winners: string[];
  last: string;
  without: string;
  seconds: string;
}

/** Repeats the draw from public data, using nothing but the draw algorithm. */
export function computeDraw({ seed, entryNos, ranks }: LotteryProof): Computed {
  const startedAt = performance.now();
  const revealed = seed ?? '';
  const drawn = drawLottery(sha256, { seed: revealed, entryNos, ranks });
  const sorted = inOrder(entryNos);
  return {
    seedCommit: seedCommitOf(sha256, revealed),
    entrantsHash: entrantsHashOf(sha256, entryNos),
    winners: drawn.filter(({ rank }) => rank !== null).map(({ entryNo }) => entryNo),
    last: sorted.at(-1) ?? '',
    without: entrantsHashOf(sha256, sorted.slice(0, -1)),
    seconds: ((performance.now() - startedAt) / 1_000).toFixed(2),
  };
}
