import { expect, test, vi } from 'vitest';
import { createClientState } from './client-state.ts';
import { parseCookies } from './cookies.ts';
import { rolesOf } from './stored-user.ts';
import { memoryCookies } from './testing/memory-cookies.ts';

const roles = [{ roleCode: 'OWNER', roleName: '企业所有者' }];

test('stores the user object in cookies with the fixed prefix', () => {
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

test('removes a user field set to null, and keeps fields not mentioned', () => {
  const state = createClientState(memoryCookies());
  state.saveUser({ name: '周南', phoneNumber: '13800000000' });
  state.saveUser({ phoneNumber: null });
  expect(state.user()).toMatchObject({ name: '周南', phoneNumber: '' });
});

test('defaults to platform manage and size medium', () => {
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

test('resetting the token clears user and menus and keeps the preferences', () => {
  const jar = memoryCookies(
    'park_portal_language=es; park_portal_size=small; park_portal_token=t; park_portal_name=n',
  );
  const state = createClientState(jar);
  state.saveMenus([]);
  state.resetToken();
  expect(jar.read()).toBe('park_portal_language=es; park_portal_size=small');
  expect(state.menus()).toBeUndefined();
});

test('returns the same user object until a cookie changes, even from another tab', () => {
  const jar = memoryCookies('park_portal_token=a');
  const state = createClientState(jar);
  const before = state.user();
  expect(state.user()).toBe(before);
  jar.write('park_portal_token=b; Path=/');
  expect(state.user().token).toBe('b');
});

test('notifies subscribers of logins until they unsubscribe', () => {
  const state = createClientState(memoryCookies());
  const listener = vi.fn();
  const leave = state.subscribe(listener);
  state.saveToken('t');
  leave();
  state.saveToken('u');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('sets Secure cookies on secure pages, and does not throw on broken encoding', () => {
  const jar = memoryCookies('park_portal_name=%E5%; =x; lonely', true);
  const state = createClientState(jar);
  expect(state.user().name).toBe('%E5%');
  state.saveToken('t');
  expect(jar.written).toEqual(['park_portal_token=t; Path=/; SameSite=Lax; Secure']);
});

test('treats roles that are not a list as none', () => {
  for (const roleInfos of ['', '{', '"x"']) {
    const state = createClientState(memoryCookies());
    state.saveUser({ roleInfos });
    expect(rolesOf(state.user())).toEqual([]);
  }
});
