import type { QueueItem } from '@portal/contract/work-queue/public';

type Work = Pick<QueueItem, 'refId' | 'mayDecide' | 'claim'>;

/** The next item that the caller may decide and no colleague has claimed; after the last one, the first. */
export function nextWork<Item extends Work>(items: readonly Item[], refId: string): Item | undefined {
  const at = items.findIndex((item) => item.refId === refId);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find(({ mayDecide, claim }) => mayDecide && (claim === null || claim.isMine));
}
