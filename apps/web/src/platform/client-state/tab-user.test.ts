import { expect, test } from 'vitest';
import { createClientState } from './client-state.ts';
import { beginTabUser, endTabUser, pageCookieJar, pageCookies } from './tab-user.ts';
import { memoryCookies } from './testing/memory-cookies.ts';

const jar = () =>
  memoryCookies('park_portal_token=admin; park_portal_name=%E9%BB%8E; park_portal_language=zh');

/** A browser tab with these cookies. */
function openTab(cookies: ReturnType<typeof jar>) {
  const kept = new Map<string, string>();
  return {
    document: {
      get cookie() {
        return cookies.read();
      },
      set cookie(cookie: string) {
        cookies.write(cookie);
      },
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    location: { protocol: 'http:' },
  };
}

test('a tab with its own user does not affect the other tabs', () => {
  const cookies = jar();
  const [tab, other] = [openTab(cookies), openTab(cookies)];
  const states = [tab, other].map((page) => createClientState(pageCookieJar(page)));
  const users = () => states.map((state) => `${state.user().token} ${state.user().name}`);
  expect(users()).toEqual(['admin 黎', 'admin 黎']);
  beginTabUser(tab);
  expect(users()).toEqual(['admin 黎', 'admin 黎']);
  states[0]?.saveToken('seen');
  states[0]?.saveUser({ name: '周; 南', userType: '200' });
  expect(users()).toEqual(['seen 周; 南', 'admin 黎']);
  expect(cookies.read()).not.toContain('seen');
  endTabUser(tab);
  expect(users()).toEqual(['admin 黎', 'admin 黎']);
  expect(states[0]?.user().userType).toBe('');
});

test('preferences are shared by the whole browser', () => {
  const cookies = jar();
  const tab = openTab(cookies);
  beginTabUser(tab);
  const state = createClientState(pageCookieJar(tab));
  state.savePreference('language', 'en');
  expect(state.preference('language')).toBe('en');
  expect(cookies.read()).toContain('park_portal_language=en');
});

test.each(['clear', 'resetToken'] as const)('%s ends the tab’s own user, not the other', (end) => {
  const cookies = jar();
  const tab = openTab(cookies);
  beginTabUser(tab);
  const state = createClientState(pageCookieJar(tab));
  state.saveUser({ token: 'seen', name: '周南' });
  state[end]();
  expect(state.user().token).toBe('admin');
  expect(pageCookies(tab)).toBe(cookies.read());
});
