import { expect, test } from 'vitest';
import { nextWork } from './next-work.ts';

const work = (refId: string, mayDecide = true, isMine: boolean | null = null) => ({
  refId,
  mayDecide,
  claim: isMine === null ? null : { name: '', isMine, claimedAt: 0 },
});
const after = (items: Parameters<typeof nextWork>[0], refId: string) => nextWork(items, refId)?.refId;

test('the next is the one below, and after the last the first', () => {
  const items = [work('a'), work('b'), work('c')];
  expect(['a', 'b', 'c'].map((refId) => after(items, refId))).toEqual(['b', 'c', 'a']);
});

test('after a decision, with which a piece leaves the queue, it is the first again', () => {
  expect(after([work('a'), work('b')], 'decided')).toBe('a');
  expect(after([work('only')], 'only')).toBeUndefined();
});

test('what another person must decide, or a colleague is at, is passed over', () => {
  const items = [work('a'), work('foreign', false), work('claimed', true, false), work('mine', true, true)];
  expect(after(items, 'a')).toBe('mine');
});
