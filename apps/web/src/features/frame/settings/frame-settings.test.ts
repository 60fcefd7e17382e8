import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from './frame-settings.ts';

test('the specification’s defaults apply until something is chosen', () => {
  expect(readSettings(null)).toEqual(defaultSettings);
  expect(defaultSettings).toMatchObject({
    showSettings: false,
    tagsView: true,
    fixedHeader: false,
    sidebarLogo: true,
  });
});

test('each choice is remembered separately', () => {
  expect(readSettings('{"tagsView":false,"theme":"#0b7a55"}')).toEqual({
    ...defaultSettings,
    tagsView: false,
    theme: '#0b7a55',
  });
});

test.each(['', '{', 'null', '[]', '{"theme":"red;}","tagsView":"no","sidebarOpened":1}'])(
  '%j is not believed',
  (text) => {
    expect(readSettings(text)).toEqual(defaultSettings);
  },
);
