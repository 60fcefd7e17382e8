import type { SetupLineState } from '@portal/contract/setup/manage';
import type { SetupKey } from '@portal/contract/setup/terms';

export type LineLook = 'done' | 'now' | 'waiting' | 'rest';

/** How a line looks, in the list, in the flower and in the chart. */
export function lookOf(
  { key, state }: Pick<SetupLineState, 'key' | 'state'>,
  next: SetupKey | null,
): LineLook {
  if (state === 'DONE') return 'done';
  if (state === 'WAITING') return 'waiting';
  return key === next ? 'now' : 'rest';
}
