import type { Language } from '@portal/texts/languages';
import { beforeEach, expect, test, vi } from 'vitest';

const item = new Map<string, string>();

beforeEach(() => {
  item.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => item.get(key) ?? null,
    setItem: (key: string, value: string) => item.set(key, value),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

/** A document loaded in one language; changing the language loads another document. */
async function documentIn(language: Language) {
  vi.resetModules();
  const words = await import('../i18n/language.ts');
  words.speak(language);
  return import('./page-names.ts');
}

const article = '/manage/content/7M7T0HK0F4B8XHH59H6A714076';

test('keeps the name of an article in every language, and renames pages of the interface', async () => {
  const chinese = await documentIn('zh');
  chinese.namePage(article, '停电通知');
  chinese.namePage('/my-message', '消息中心');
  const spanish = await documentIn('es');
  expect(spanish.nameOfPage(article)).toBe('停电通知');
  expect(spanish.nameOfPage('/my-message')).toBeUndefined();
  spanish.namePage('/my-message', 'Mensajes');
  expect((await documentIn('zh')).nameOfPage('/my-message')).toBe('消息中心');
});

test('survives a stored value that is not valid JSON', async () => {
  item.set('park_portal_record_names', '{');
  const page = await documentIn('ja');
  expect(page.nameOfPage(article)).toBeUndefined();
  const listener = vi.fn();
  page.subscribeToPageNames(listener);
  page.namePage(article, '停电通知');
  page.namePage(article, '停电通知');
  expect(listener).toHaveBeenCalledTimes(1);
});
