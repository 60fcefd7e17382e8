import { describe, expect, it } from 'vitest';
import { belongsToPhonePages, isPhone, languageOf } from './visitor.ts';

describe('isPhone', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0.50 NetType/WIFI',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) HarmonyOS AppleWebKit/537.36 Chrome/114 Mobile',
    'Mozilla/5.0 (Phone; OpenHarmony 4.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.8',
  ])('%s is a phone', (agent) => {
    expect(isPhone(agent)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    `${'x'.repeat(600)} iPhone`,
  ])('%s is none', (agent) => {
    expect(isPhone(agent)).toBe(false);
  });
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

it('leaves a phone on the desktop portal if its owner chose it', () => {
  expect(belongsToPhonePages({ headers: { 'user-agent': iPhone } })).toBe(true);
  const cookie = 'a=b; park_portal_view=desktop; c=d';
  expect(belongsToPhonePages({ headers: { 'user-agent': iPhone, cookie } })).toBe(false);
  const other = 'x_park_portal_view=desktop';
  expect(belongsToPhonePages({ headers: { 'user-agent': iPhone, cookie: other } })).toBe(true);
});

describe('languageOf', () => {
  const spoken = (headers: Record<string, string>) => languageOf({ headers });

  it('prefers the cookie to the browser’s language', () => {
    expect(spoken({ cookie: 'park_portal_language=es', 'accept-language': 'zh' })).toBe('es');
  });

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['fr-FR,ja;q=0.5,es;q=0.7', 'es'],
    ['en;q=0,zh', 'zh'],
    ['fr', 'en'],
    ['', 'zh'],
  ])('takes the first known language of %j', (header, language) => {
    expect(spoken({ 'accept-language': header })).toBe(language);
  });

  it('ignores an unknown cookie value', () => {
    expect(spoken({ cookie: 'park_portal_language=fr', 'accept-language': 'ja' })).toBe('ja');
  });
});
