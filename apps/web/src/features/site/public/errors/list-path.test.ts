import { expect, test } from 'vitest';
import { listPathOf } from './list-path.ts';

test.each([
  ['/information/noticelist/01J', '/information/noticelist'],
  ['/policy/policylist/01J', '/policy/policylist'],
  ['/information/corporate-style-details/01J', '/information/corporate-style'],
  ['/information/safe-production-details/01J', '/information/safe-production'],
])('the list of %s is %s', (path, list) => {
  expect(listPathOf(path)).toBe(list);
});
