import type { MatchedPolicy } from './use-own-match.ts';

/** The section of the profile in which a fact is entered. */
export function factAnchor(field: NonNullable<MatchedPolicy['rules'][number]['missing']>): string {
  if (field.startsWith('annual.')) return '#section-annual';
  return field === 'honours' ? '#section-honours' : '#section-basic';
}
