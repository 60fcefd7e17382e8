import { expect, test } from 'vitest';
import { nextWork } from './next-work.ts';

const work = (refId: string, mayDecide = true, isMine: boolean | null = null) => ({
  refId,
  mayDecide,
  claim: isMine === null ? null : { name: '', isMine, claimedAt: 0, awayUntil: null, standInName: '' },
});
const after = (items: Parameters<typeof nextWork>[0], refId: string) => nextWork(items, refId)?.refId;

test('goes to the item below, and from the last to the first', () => {
  const items = [work('a'), work('b'), work('c')];
  expect(['a', 'b', 'c'].map((refId) => after(items, refId))).toEqual(['b', 'c', 'a']);
});

test('starts again at the first after a decision has removed the item from the queue', () => {
  expect(after([work('a'), work('b')], 'decided')).toBe('a');
  expect(after([work('only')], 'only')).toBeUndefined();
});

test('skips items that another person must decide or a colleague has claimed', () => {
  const items = [work('a'), work('foreign', false), work('claimed', true, false), work('mine', true, true)];
  expect(after(items, 'a')).toBe('mine');
});
