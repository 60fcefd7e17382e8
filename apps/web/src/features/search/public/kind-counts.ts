import type { searchQueryList } from '@portal/contract/search/public';
import type { z } from 'zod';
import { formatThousands } from '../../../platform/display/format.ts';

export type KindCounts = z.output<typeof searchQueryList.output>['kinds'];

/** The number of results of all kinds, with a plus where one of them was not counted to its end. */
export const totalOf = (kinds: KindCounts): string =>
  formatThousands(kinds.reduce((sum, { count }) => sum + count, 0)) +
  (kinds.every(({ isExact }) => isExact) ? '' : '+');
