import { expect, it } from 'vitest';
import { printable } from './printable.ts';

/** A font of Latin letters and 王. */
const has = (code: number) => (code >= 0x20 && code < 0x180) || code === 0x738b;

it.each([
  ['王 Łódź', '王 Łódź'],
  ['Jose\u0301', 'José'],
  ['王\u{1F337}', '王U+1F337'],
  ['王垚', '王U+579A'],
  ['a\u200Bb\uFE0F\u{E0100}c', 'abc'],
  ['a\tb\r\nc\u2003d\u0007', 'a b\nc d'],
  ['\uD842', 'U+D842'],
])('prints %j as %j', (text, shown) => {
  expect(printable(text, has)).toBe(shown);
});

it('leaves what it has made as it is', () => {
  const once = printable('王垚\u{1F337}', has);
  expect(printable(once, has)).toBe(once);
});
