import { themeOf } from '@portal/contract/theme-color';
import { expect, test } from 'vitest';
import { paint } from './use-theme.ts';

test('a theme is what the tokens derive from and overrides none of them', () => {
  const set: [string, string | null][] = [];
  const style = { setProperty: (name: string, value: string | null) => set.push([name, value]) };
  paint({ style } as unknown as HTMLElement, themeOf('#1f8a5b'));
  expect(Object.fromEntries(set)).toEqual({
    '--theme-brand': '#1f8a5b',
    '--theme-brand-deep': themeOf('#1f8a5b').brandDeep,
  });
});
