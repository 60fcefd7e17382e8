import { expect, test } from 'vitest';
import { serviceText } from './repair-variants.ts';

const hour = 3_600_000;

test.each([
  [0.5 * hour, false, '30 min'],
  [2.25 * hour, false, '2 h 15 min'],
  [8 * hour, false, '8 h'],
  // A working day has nine hours.
  [18 * hour, false, '2 working days'],
  [18 * hour, true, '18 h'],
])('%d ms of service are said as people count them', (ms, dayAndNight, said) => {
  expect(serviceText(ms, dayAndNight)).toBe(said);
});
