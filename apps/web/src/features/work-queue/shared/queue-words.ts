import type { QueueKind } from '@portal/contract/kinds';
import type { QueueItem } from '@portal/contract/work-queue';
import { queueWords } from '../../words.ts';

export const kindName = (kind: QueueKind): string => queueWords[kind].name();

/** Added to the address of a piece of work: the query of the queue it was opened from. */
export const queueParameter = 'queue';

/** The page on which a piece of work is decided; if it is a page of its own, with the way back to the queue. */
export function hrefOfWork({ kind, refId }: Pick<QueueItem, 'kind' | 'refId'>, queue: string): string {
  const href = queueWords[kind].href(refId);
  return href.includes('?') ? href : `${href}?${queueParameter}=${encodeURIComponent(queue)}`;
}
