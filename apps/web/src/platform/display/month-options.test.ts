import type { Language } from '@portal/texts/languages';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../i18n/language.ts';
import { monthOptions } from './month-options.ts';

afterEach(() => speak('en'));

test.each([
  ['zh', '2月', '12月'],
  ['en', 'Feb', 'Dec'],
  ['es', 'feb', 'dic'],
  ['ja', '2月', '12月'],
] as [Language, string, string][])('months in %s', (language, second, last) => {
  speak(language);
  const months = monthOptions();
  expect(months).toHaveLength(12);
  expect(months[1]).toEqual({ value: '2', text: second });
  expect(months[11]).toEqual({ value: '12', text: last });
});
