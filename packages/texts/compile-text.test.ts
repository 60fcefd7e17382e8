import { expect, it } from 'vitest';
import { compileText } from './compile-text.ts';

const days = '{count, plural, one {# day left for {name}} other {# days left for {name}}}';
const one = '{name} {count, plural, other {#}}';

it('compiles a text without arguments to plain strings', () => {
  expect(compileText('a', { zh: '甲“乙”', en: "isn't #1", es: 'c', ja: 'd' })).toEqual({
    code: `/* @__PURE__ */ text("甲“乙”", "isn't #1", "c", "d")`,
    inputs: undefined,
  });
});

it('types the argument of a plural as a number', () => {
  const { code, inputs } = compileText('a', { zh: one, en: days, es: one, ja: one });
  expect(inputs).toBe('{ name: unknown; count: number }');
  expect(code).toContain('plural(d.count, 0, en, { one: ');
});

it.each([
  ['a language is missing', { zh: '甲', en: 'a', es: 'b' }, 'a has no text in ja'],
  ['a text is empty', { zh: '甲', en: '', es: 'b', ja: 'c' }, 'a has no text in en'],
  [
    'an argument is missing',
    { zh: '{x}', en: 'a', es: '{x}', ja: '{x}' },
    'a has the arguments {} in en, {x} in zh',
  ],
  ['a brace is open', { zh: '{x', en: '{x}', es: '{x}', ja: '{x}' }, 'a in zh: '],
  [
    'a value is to be formatted',
    { zh: '{x, date}', en: '{x}', es: '{x}', ja: '{x}' },
    'a in zh: {x, date} is not supported',
  ],
  [
    'Chinese has no such plural',
    { zh: '{x, plural, one {#} other {#}}', en: '{x}', es: '{x}', ja: '{x}' },
    'a in zh: ',
  ],
])('refuses when %s', (_, wordings, message) => {
  expect(() => compileText('a', wordings)).toThrow(message);
});
