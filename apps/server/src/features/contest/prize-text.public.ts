import type { ContestEntry } from './contest.table.ts';

/** The level and the name of a prize in words of the contest; empty for none. */
export function prizeText(
  prizes: readonly { level: string; name: string }[],
  { prize, status }: Pick<ContestEntry, 'prize' | 'status'>,
): string {
  const won = prize === null || status !== 'AWARDED' ? undefined : prizes[prize];
  return won ? [won.level, won.name].filter(Boolean).join(' ') : '';
}
