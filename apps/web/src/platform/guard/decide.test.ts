import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../client-state/client-state.ts';
import { decide, type Visit } from './decide.ts';
import { menuTrail } from './menu-match.ts';

const entry = (resUrl: string, childrenMenus: MenuItem[] = []): MenuItem => ({
  resNo: resUrl,
  resUrl,
  name: resUrl,
  icon: '',
  childrenMenus,
});
const menus = [
  entry('/dashboard'),
  entry('', [entry('/utility-bill-manage', [entry('/waterInformation')]), entry('/manage/policy')]),
];

const visit = (given: Partial<Visit>): Visit => {
  const path = given.path ?? '/dashboard';
  return {
    isPhone: false,
    isPhoneAddress: false,
    place: 'account',
    address: path,
    hasToken: true,
    menus,
    ...given,
    path,
  };
};
const phone = { isPhone: true } as const;
const guest = { hasToken: false, menus: undefined } as const;

describe('the guard, rule by rule', () => {
  it.each<[string, Partial<Visit>, string]>([
    ['1: a phone goes to the phone pages', phone, 'phone'],
    ['1: whatever the address', { ...phone, place: 'unknown', path: '/nothing' }, 'phone'],
    ['1: where it is already', { ...phone, isPhoneAddress: true, place: 'public', path: '/' }, 'public'],
    ['1: a desk leaves the phone’s address', { isPhoneAddress: true, path: '/my-case' }, 'desk'],
    ['2: an unknown address', { place: 'unknown', path: '/nothing' }, 'notFound'],
    ['4: a public page', { ...guest, place: 'public', path: '/policy/policylist' }, 'public'],
    ['4: a public page with a token', { place: 'public', path: '/about-us', menus: undefined }, 'public'],
    ['4: a twin without a token', { ...guest, place: 'twin', path: '/change-password' }, 'public'],
    ['6: nothing loaded yet', { menus: undefined }, 'load'],
    ['6: also for an exempt page', { path: '/person-preserve', menus: undefined }, 'load'],
    ['7: exempt', { path: '/person-preserve', menus: [] }, 'account'],
    ['7: exempt with an id', { path: '/my-payment/01J', menus: [] }, 'account'],
    ['8: in the menu', {}, 'account'],
    ['8: below a page in the menu', { path: '/manage/policy/01J' }, 'account'],
    ['8: in the menu’s third level', { path: '/waterInformation/abc' }, 'account'],
    ['9: not in the menu', { path: '/my-post' }, 'forbidden'],
    ['9: only its beginning is', { path: '/manage/policy-question' }, 'forbidden'],
    ['9: a twin with a token', { place: 'twin', path: '/change-password' }, 'forbidden'],
  ])('%s', (_row, given, go) => {
    expect(decide(visit(given))).toEqual({ go });
  });

  it.each(['/login', '/register', '/registration-guide', '/entersuccess', '/audit', '/msg-entry'])(
    '3: who is logged in is sent from %s to the home page',
    (path) => {
      expect(decide(visit({ place: 'public', path }))).toEqual({ go: 'redirect', location: '/' });
      expect(decide(visit({ ...guest, place: 'public', path }))).toEqual({ go: 'public' });
    },
  );

  it('redirects operators to their own workbench, also from /manage', () => {
    const operators = [entry('/manage/home')];
    const home = { go: 'redirect', location: '/manage/home' };
    expect(decide(visit({ menus: operators }))).toEqual(home);
    expect(decide(visit({ menus: undefined, path: '/manage' }))).toEqual(home);
    expect(decide(visit({ menus: operators, path: '/manage/home' }))).toEqual({ go: 'account' });
    expect(decide(visit({ menus: [] }))).toEqual({ go: 'forbidden' });
  });

  it('5: redirects to the login without a token, and keeps the query for the return', () => {
    const decision = decide(visit({ ...guest, path: '/my-case', address: '/my-case?state=1&page=2' }));
    expect(decision).toEqual({
      go: 'redirect',
      location: `/login?redirect=${encodeURIComponent('/my-case?state=1&page=2')}`,
    });
  });
});

it('the trail of a page runs from its group to the nearest entry', () => {
  const nested = [entry('', [entry('/manage', [entry('/manage/policy')])])];
  expect(menuTrail(nested, '/manage/policy/1').map(({ resUrl }) => resUrl)).toEqual([
    '',
    '/manage',
    '/manage/policy',
  ]);
  expect(menuTrail(nested, '/managed')).toEqual([]);
});
