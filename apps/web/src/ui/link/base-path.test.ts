import { afterEach, expect, test } from 'vitest';
import { setBasePath, withBasePath, withoutBasePath } from './base-path.ts';

afterEach(() => setBasePath(''));

test('leaves every address unchanged on a desktop', () => {
  expect(withBasePath('/about-us')).toBe('/about-us');
});

test.each([
  ['/', '/h5/'],
  ['/my-case?page=2', '/h5/my-case?page=2'],
  ['/h5/my-case', '/h5/my-case'],
  ['/h5ish', '/h5/h5ish'],
  ['?page=2', '?page=2'],
  ['#main', '#main'],
  ['//elsewhere.example', '//elsewhere.example'],
])('on a phone %s becomes %s', (href, address) => {
  setBasePath('/h5');
  expect(withBasePath(href)).toBe(address);
});

test.each([
  ['/h5', '/'],
  ['/h5/', '/'],
  ['/h5/about-us', '/about-us'],
  ['/about-us', '/about-us'],
  ['/h5ish', '/h5ish'],
])('%s is the page %s', (address, path) => {
  expect(withoutBasePath(address)).toBe(path);
});
