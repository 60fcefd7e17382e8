import { expect, test } from 'vitest';
import {
  addressAfter,
  closeAllTags,
  closeOtherTags,
  closeTag,
  type Tag,
  visitTag,
  withAffix,
} from './tags.ts';

const visit = (tags: readonly Tag[], ...addresses: string[]) =>
  addresses.reduce((all, address) => visitTag(all, address.split('?')[0] ?? '', address), tags);
const addressesOf = (tags: readonly Tag[]) => tags.map(({ address }) => address);

const opened = visit(withAffix([], '/dashboard'), '/my-case?page=2', '/my-message', '/change-password');

test('a page has one tag, with the address it was left with', () => {
  expect(addressesOf(opened)).toEqual(['/dashboard', '/my-case?page=2', '/my-message', '/change-password']);
  const again = visit(opened, '/my-case?page=3');
  expect(addressesOf(again)).toEqual(['/dashboard', '/my-case?page=3', '/my-message', '/change-password']);
  expect(visit(again, '/my-case?page=3')).toBe(again);
});

test('the home page is affixed: it comes first and cannot be closed', () => {
  const late = withAffix(visit([], '/my-case', '/dashboard?a=1'), '/dashboard');
  expect(addressesOf(late)).toEqual(['/dashboard?a=1', '/my-case']);
  expect(closeTag(late, '/dashboard')).toEqual(late);
  expect(addressesOf(withAffix(late, '/manage/home'))).toEqual(['/manage/home', '/my-case']);
});

test('closes one tag, all others, or all', () => {
  expect(addressesOf(closeTag(opened, '/my-message'))).not.toContain('/my-message');
  expect(addressesOf(closeOtherTags(opened, '/my-message'))).toEqual(['/dashboard', '/my-message']);
  expect(addressesOf(closeAllTags(opened))).toEqual(['/dashboard']);
});

test('closing the current page leads to its neighbour; closing another leads nowhere', () => {
  const after = (tags: readonly Tag[], path: string) => addressAfter(opened, tags, path);
  expect(after(closeTag(opened, '/my-message'), '/my-message')).toBe('/change-password');
  expect(after(closeTag(opened, '/change-password'), '/change-password')).toBe('/my-message');
  expect(after(closeAllTags(opened), '/my-message')).toBe('/dashboard');
  expect(after(closeTag(opened, '/my-case'), '/my-message')).toBeUndefined();
});

test('beyond twenty tags the oldest is removed, but never the affixed one', () => {
  const many = visit(withAffix([], '/dashboard'), ...Array.from({ length: 25 }, (_, index) => `/p${index}`));
  expect(many).toHaveLength(20);
  expect(addressesOf(many).slice(0, 2)).toEqual(['/dashboard', '/p6']);
});

test('a saved new item takes over the tag of its blank form', () => {
  const defaultValues = visitTag(
    visitTag([], '/manage/policy', '/manage/policy'),
    '/manage/policy/new',
    '/manage/policy/new',
  );
  const behind = visitTag(defaultValues, '/manage/todo', '/manage/todo');
  const saved = visitTag(behind, '/manage/policy/P1', '/manage/policy/P1', '/manage/policy/new');
  expect(saved.map(({ path }) => path)).toEqual(['/manage/policy', '/manage/policy/P1', '/manage/todo']);
  expect(visitTag(saved, '/manage/policy/P1', '/manage/policy/P1?tab=2', '/manage/todo')).toEqual([
    { path: '/manage/policy', address: '/manage/policy', affix: false },
    { path: '/manage/policy/P1', address: '/manage/policy/P1?tab=2', affix: false },
  ]);
});
