import { expect, it } from 'vitest';
import { newItem } from './item-values.ts';

it('a new window is open for a month, even across the turn of the year', () => {
  expect(newItem('2026-12-15', 'p')).toMatchObject({ windowFrom: '2026-12-15', windowTo: '2027-01-14' });
});
