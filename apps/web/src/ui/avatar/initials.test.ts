import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ana María López', 'AL'],
  ['qinghe01', 'Q'],
  ['émile', 'É'],
  ['沈青禾', '青禾'],
  ['沈禾', '沈禾'],
  ['沈', '沈'],
  ['花谷青禾组培科技', '花'],
  ['  ', ''],
  ['', ''],
])('%j is shown as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
