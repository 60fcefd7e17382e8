import { expect, it } from 'vitest';
import { timelineOf } from './timeline-of.ts';

const today = '2026-11-21';
const price = (effectiveFrom: string, state: 'PAST' | 'CURRENT' | 'COMING' | 'WITHDRAWN' = 'CURRENT') => ({
  effectiveFrom,
  endsOn: null as string | null,
  state,
});

it('shows each price as long as it lasts, from a year before to half a year ahead', () => {
  const prices = [price('2027-01-01', 'COMING'), price('2026-01-01'), price('2020-01-01', 'PAST')];
  expect(timelineOf(prices, today)).toEqual([
    { since: '2020-01-01', months: 2, isComing: false },
    { since: '2026-01-01', months: 12, isComing: false },
    { since: '2027-01-01', months: 5, isComing: true },
  ]);
});

it('leaves out what was withdrawn, or ended before', () => {
  expect(timelineOf([price('2026-12-01', 'WITHDRAWN')], today)).toEqual([]);
  expect(timelineOf([{ ...price('2020-01-01', 'PAST'), endsOn: '2024-12-31' }], today)).toEqual([]);
});
