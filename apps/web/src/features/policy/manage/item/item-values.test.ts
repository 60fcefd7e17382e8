import { expect, it } from 'vitest';
import { blankItem } from './item-values.ts';

it('a new window is open for a month, even across the end of a year', () => {
  expect(blankItem('2026-12-15', 'p')).toMatchObject({ windowFrom: '2026-12-15', windowTo: '2027-01-14' });
});
