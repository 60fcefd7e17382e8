import { expect, test, vi } from 'vitest';
import { createClientState } from './client-state.ts';
import { parseCookies } from './cookies.ts';
import { rolesOf } from './stored-user.ts';
import { memoryCookies } from './testing/memory-cookies.ts';

const roles = [{ roleCode: 'OWNER', roleName: '企业所有者' }];

test('the user object is kept in cookies under the fixed prefix', () => {
  const jar = memoryCookies();
  createClientState(jar).saveUser({
    token: 't1',
    userAccId: 7,
    userType: '200',
    roleInfos: roles,
    name: '周; 南=星',
  });
  const cookies = parseCookies(jar.read());
  expect([...cookies.keys()]).toEqual(
    ['token', 'userAccId', 'userType', 'roleInfos', 'name'].map((name) => `park_portal_${name}`),
  );
  expect(cookies.get('park_portal_name')).toBe('周; 南=星');
  const user = createClientState(memoryCookies(jar.read())).user();
  expect(user).toMatchObject({
    token: 't1',
    userAccId: '7',
    userType: '200',
    enterpriseId: '',
    loginName: '',
  });
  expect(rolesOf(user)).toEqual(roles);
});

test('a user field of null is removed, a field not named is left', () => {
  const state = createClientState(memoryCookies());
  state.saveUser({ name: '周南', phoneNumber: '13800000000' });
  state.saveUser({ phoneNumber: null });
  expect(state.user()).toMatchObject({ name: '周南', phoneNumber: '' });
});

test('platform is manage and size medium unless stored', () => {
  const jar = memoryCookies();
  const state = createClientState(jar);
  expect([state.preference('platform'), state.preference('size')]).toEqual(['manage', 'medium']);
  state.savePreference('platform', 'park');
  expect(state.preference('platform')).toBe('park');
  expect(jar.written.at(-1)).toBe('park_portal_platform=park; Path=/; SameSite=Lax; Max-Age=31536000');
});

test('clear removes the user, the menus and every cookie except platform', () => {
  const jar = memoryCookies(
    'other_tool=1; park_portal_language=es; park_portal_platform=manage; park_portal_token=t',
  );
  const state = createClientState(jar);
  state.saveUser({ LOGIN: '1', SECURELOGIN: '1', auditStatus: 2 });
  state.saveMenus([]);
  state.clear();
  expect(jar.read()).toBe('park_portal_platform=manage');
  expect(state.user().token).toBe('');
  expect(state.menus()).toBeUndefined();
});

test('resetting the token forgets user and menus and keeps the preferences', () => {
  const jar = memoryCookies(
    'park_portal_language=es; park_portal_size=small; park_portal_token=t; park_portal_name=n',
  );
  const state = createClientState(jar);
  state.saveMenus([]);
  state.resetToken();
  expect(jar.read()).toBe('park_portal_language=es; park_portal_size=small');
  expect(state.menus()).toBeUndefined();
});

test('the user stays the same object until a cookie changes, also by another tab', () => {
  const jar = memoryCookies('park_portal_token=a');
  const state = createClientState(jar);
  const before = state.user();
  expect(state.user()).toBe(before);
  jar.write('park_portal_token=b; Path=/');
  expect(state.user().token).toBe('b');
});

test('subscribers hear of logins until they leave', () => {
  const state = createClientState(memoryCookies());
  const listener = vi.fn();
  const leave = state.subscribe(listener);
  state.saveToken('t');
  leave();
  state.saveToken('u');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('cookies are Secure where the page is, and a broken encoding does not throw', () => {
  const jar = memoryCookies('park_portal_name=%E5%; =x; lonely', true);
  const state = createClientState(jar);
  expect(state.user().name).toBe('%E5%');
  state.saveToken('t');
  expect(jar.written).toEqual(['park_portal_token=t; Path=/; SameSite=Lax; Secure']);
});

test('roles that are not a list count as none', () => {
  for (const roleInfos of ['', '{', '"x"']) {
    const state = createClientState(memoryCookies());
    state.saveUser({ roleInfos });
    expect(rolesOf(state.user())).toEqual([]);
  }
});
