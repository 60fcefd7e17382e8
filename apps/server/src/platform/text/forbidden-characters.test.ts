import { expect, test } from 'vitest';
import { dropForbidden, replaceForbidden } from './forbidden-characters.ts';

const forbidden = [
  '\u0000',
  '\u0001',
  '\u001F',
  '\uFFFE',
  '\uFFFF',
  '\uFDD0',
  '\u{1FFFE}',
  '\uD800',
  '\uDC00',
];

test.each(forbidden.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  'U+%s is replaced on the way in and left out on the way into XML',
  (_code, sign) => {
    expect(replaceForbidden(`花${sign}卉`)).toBe('花\uFFFD卉');
    expect(dropForbidden(`花${sign}卉`)).toBe('花卉');
  },
);

test('keeps line breaks, tabs, characters beyond the first plane and rare characters', () => {
  const text = 'a\tb\r\nc 🌼 𠮷 \uFDFA \uFFFD é';
  expect(replaceForbidden(text)).toBe(text);
  expect(dropForbidden(text)).toBe(text);
});

test('turns the line breaks of presentation slides into spaces', () => {
  expect(replaceForbidden('花卉\v产业\f园')).toBe('花卉 产业 园');
});
