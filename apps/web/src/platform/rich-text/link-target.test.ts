import { expect, it } from 'vitest';
import { isLinkTarget } from './link-target.ts';

it.each([
  '/repair',
  '/policy/policylist?tag=rose',
  'https://example.org/a',
  'mailto:a@example.org',
  'tel:000-8800031',
])('%s is one', (target) => {
  expect(isLinkTarget(target)).toBe(true);
});

it.each([
  '',
  'repair',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:x()',
  'data:text/html,x',
  'https://',
  '/a b',
])('%s is none', (target) => {
  expect(isLinkTarget(target)).toBe(false);
});
