import { expect, test } from 'vitest';
import { askedAfter, waitBefore } from './ask-schedule.ts';

test('waits longer each time, up to a minute', () => {
  const waits = askedAfter.map((_, asked) => waitBefore(asked) ?? 0);
  expect(waits).toEqual([2_000, 3_000, 5_000, 10_000, 20_000, 20_000]);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
  expect(waitBefore(askedAfter.length)).toBeNull();
});
