import { expect, test } from 'vitest';
import { isPhone, languageOf } from './visitor.ts';

const language = (cookie?: string, accept?: string) =>
  languageOf({ headers: { ...(cookie && { cookie }), ...(accept && { 'accept-language': accept }) } });

test('cookie, then browser, then English', () => {
  expect(language('a=1; park_portal_language=ja', 'zh-CN')).toBe('ja');
  expect(language('park_portal_language=xx', 'es-MX,es;q=0.9')).toBe('es');
  expect(language('xpark_portal_language=ja', 'zh-TW')).toBe('zh');
  expect(language(undefined, 'fr-FR,fr;q=0.9,ja;q=0.5,zh;q=0.7')).toBe('zh');
  expect(language(undefined, 'zh;q=0,ko')).toBe('en');
  expect(language()).toBe('en');
});

test('phones are told from tablets and desktops', () => {
  const phones = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
  ];
  const others = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    '',
  ];
  expect(phones.map(isPhone)).toEqual(phones.map(() => true));
  expect(others.map(isPhone)).toEqual(others.map(() => false));
  expect(isPhone(undefined)).toBe(false);
});
