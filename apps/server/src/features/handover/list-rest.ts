import type { OnFreeze } from '../../feature/held-work.ts';
import { countHeld } from './held.queries.ts';
import { openHandover } from './open-handover.ts';

/** What a frozen account still holds once all else has ended is listed for the administrators to give on. */
export const listRest: OnFreeze = async (tx, ctx, { userId }, all) => {
  if (((await countHeld(tx, all)).get(userId) ?? 0) > 0) await openHandover(tx, ctx, userId);
};
