import { expect, test } from 'vitest';
import { orderedId } from './ordered-id.ts';

test('later ids sort later, within a millisecond and after the clock was set back', () => {
  const at = Date.parse('2026-11-21T04:00:00Z');
  const ids = [
    ...Array.from({ length: 200 }, () => orderedId(at)),
    orderedId(at - 60_000),
    orderedId(at + 1),
  ];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
