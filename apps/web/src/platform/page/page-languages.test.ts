import { expect, it } from 'vitest';
import { inLanguage, languageLinks } from './page-languages.ts';

it('adds the language to the address, except for Chinese', () => {
  expect(inLanguage('http://portal.test/a', 'zh')).toBe('http://portal.test/a');
  expect(inLanguage('http://portal.test/a', 'en')).toBe('http://portal.test/a?lang=en');
  expect(inLanguage('http://portal.test/a?page=2', 'ja')).toBe('http://portal.test/a?page=2&lang=ja');
});

it('links to every language and to a default', () => {
  expect(languageLinks('/a').map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['zh-CN', '/a'],
    ['en', '/a?lang=en'],
    ['es', '/a?lang=es'],
    ['ja', '/a?lang=ja'],
    ['x-default', '/a'],
  ]);
});
