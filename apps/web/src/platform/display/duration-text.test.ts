import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test('a length of time is written in hours and minutes, without a part that is zero', () => {
  expect([150, 120, 45].map(durationText)).toEqual(['2 h 30 min', '2 hours', '45 min']);
});
