import { isCreditCode } from '@portal/contract/enterprise/application';
import { expect, test } from 'vitest';

test.each([
  ['91350100M000100Y4Z', false],
  ['91350100M000100Y43', true],
  ['91990000MA0FLW0017', true],
  ['91990000MA0FLW0018', false],
  ['9199000OMA0FLW0017', false],
  ['', false],
])('credit code %s: %s', (text, isGood) => {
  expect(isCreditCode(text)).toBe(isGood);
});
