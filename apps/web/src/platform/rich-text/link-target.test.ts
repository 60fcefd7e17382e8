import { expect, it } from 'vitest';
import { completeTarget, isLinkTarget } from './link-target.ts';

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

it.each([
  ['www.example.org/a', 'https://www.example.org/a'],
  [' WWW.example.org ', 'https://WWW.example.org'],
  ['http://www.example.org', 'http://www.example.org'],
  ['/www.example.org', '/www.example.org'],
  ['www.', 'www.'],
])('completes %j to %j', (text, target) => {
  expect(completeTarget(text)).toBe(target);
});
