import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://park.example';
const redirectOf = (wanted: string) =>
  safeRedirect(`?${new URLSearchParams({ redirect: wanted }).toString()}`, origin);

test.each(['/my-case', '/policy/policylist?page=2#top', '/search?keyword=%E8%8A%B1'])(
  '%s is kept',
  (path) => {
    expect(redirectOf(path)).toBe(path);
  },
);

test.each([
  '',
  'my-case',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n/other.example',
  'https://other.example/',
  'javascript:alert(1)',
  '/x/..//other.example',
  '/login?redirect=/login',
])('%j leads Home', (wanted) => {
  expect(redirectOf(wanted)).toBe('/');
});

test('an operator is sent to their workbench without a valid redirect', () => {
  expect(safeRedirect('', origin, '/manage/home')).toBe('/manage/home');
  expect(safeRedirect('?redirect=//other.example', origin, '/manage/home')).toBe('/manage/home');
  expect(safeRedirect('?redirect=/my-case', origin, '/manage/home')).toBe('/my-case');
});

test('leads to the home page without a redirect', () => {
  expect(safeRedirect('', origin)).toBe('/');
});
