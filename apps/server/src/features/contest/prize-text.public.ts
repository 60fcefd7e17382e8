import type { ContestEntry } from './contest.table.ts';

/** Level and name of a prize in the contest's wording; empty for none. */
export function prizeText(
  prizes: readonly { level: string; name: string }[],
  { prize, status }: Pick<ContestEntry, 'prize' | 'status'>,
): string {
  const won = prize === null || status !== 'AWARDED' ? undefined : prizes[prize];
  return won ? [won.level, won.name].filter(Boolean).join(' ') : '';
}
