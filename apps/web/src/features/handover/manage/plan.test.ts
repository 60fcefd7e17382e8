import type { HeldItem } from '@portal/contract/handover/manage';
import { describe, expect, it } from 'vitest';
import { choiceOf, choose, groupsOf, keep, proposalFor, sumsOf, toAll } from './plan.ts';

const item = (given: Partial<HeldItem>): HeldItem => ({
  kind: 'REPAIR',
  refId: '1',
  title: '卷膜电机不转',
  stateLabel: '维修中',
  dueAt: null,
  takers: ['least', 'more'],
  barred: [],
  canRelease: true,
  ...given,
});

describe('the proposal', () => {
  it('is the colleague with the least in hand, all for claims, and nobody where nobody can', () => {
    expect(proposalFor(item({}))).toBe('least');
    expect(proposalFor(item({ kind: 'CLAIM' }))).toBe(toAll);
    expect(proposalFor(item({ takers: [] }))).toBe(toAll);
    expect(proposalFor(item({ takers: [], canRelease: false }))).toBe(keep);
  });
});

describe('a choice for several pieces', () => {
  it('changes only those that the colleague can take', () => {
    const own = item({ refId: '2', takers: ['more'], barred: ['least'] });
    const items = [item({}), own];
    const choices = choose(choose({}, items, 'more'), items, 'least');
    expect(items.map((each) => choiceOf(each, choices))).toEqual(['least', 'more']);
    const fixed = item({ refId: '3', canRelease: false });
    expect(choiceOf(fixed, choose({}, [fixed], toAll))).toBe('least');
  });
});

it('sums up so that every piece is given on, released or kept', () => {
  const items = [
    item({}),
    item({ refId: '2' }),
    item({ kind: 'CLAIM' }),
    item({ refId: '3', takers: [], canRelease: false }),
  ];
  const sums = sumsOf({ items }, choose({}, items.slice(1, 2), 'more'));
  expect(sums).toEqual({
    given: 2,
    released: 1,
    kept: 1,
    receivers: [
      { userId: 'least', count: 1 },
      { userId: 'more', count: 1 },
    ],
  });
  expect(groupsOf(items).map(({ kind, items: own }) => [kind, own.length])).toEqual([
    ['CLAIM', 1],
    ['REPAIR', 3],
  ]);
});
