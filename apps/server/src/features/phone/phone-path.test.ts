import { expect, it } from 'vitest';
import { phonePathOf } from './phone-path.ts';

it.each([
  ['/', '/h5/'],
  ['/information/noticelist', '/h5/notice'],
  ['/policy/policylist', '/h5/policy'],
  ['/information/parknews', '/h5/'],
  ['/information/noticelist/01J00000000000000000000000', '/h5/notice/01J00000000000000000000000'],
  ['/information/parknews/01J00000000000000000000000', '/h5/news/01J00000000000000000000000'],
  ['/policy/policylist/01J00000000000000000000000', '/h5/policy/01J00000000000000000000000'],
  ['/policy/policylist/nonsense', '/h5/'],
  ['/repair/01J00000000000000000000000', '/h5/'],
])('a phone at %s is sent to %s', (path, target) => {
  expect(phonePathOf(path)).toBe(target);
});
