import type { QueueKind } from '@portal/contract/kinds';
import type { QueueItem } from '@portal/contract/work-queue/public';
import { queueWords } from '../../words.ts';

export const kindName = (kind: QueueKind): string => queueWords[kind].name();

/** Query parameter on the address of an item: the query of the queue it was opened from. */
export const queueParameter = 'queue';

/** The page where an item is decided; if it is a separate page, with the way back to the queue. */
export function hrefOfWork({ kind, refId }: Pick<QueueItem, 'kind' | 'refId'>, queue: string): string {
  const href = queueWords[kind].href(refId);
  return href.includes('?') ? href : `${href}?${queueParameter}=${encodeURIComponent(queue)}`;
}
