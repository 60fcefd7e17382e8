import { expect, test } from 'vitest';
import { hasFewNames, isModestJson, parseForm } from './request-limits.ts';

const manyNames = Array.from({ length: 180_000 }, (_, at) => `k${at.toString(36)}`).join('&');

/** A text that counts how often it is searched. */
function counting(text: string) {
  const counted = {
    searches: 0,
    indexOf: (sign: string, from?: number) => {
      counted.searches += 1;
      return text.indexOf(sign, from);
    },
  };
  return counted;
}

test('rejects a form of 180,000 names after the first two hundred', () => {
  const form = counting(manyNames);
  expect(hasFewNames(form)).toBe(false);
  expect(form.searches).toBeLessThanOrEqual(201);
  expect(hasFewNames(Buffer.from(manyNames))).toBe(false);
});

test('accepts real-life forms and addresses', () => {
  expect(hasFewNames('')).toBe(true);
  expect(
    hasFewNames(Array.from({ length: 200 }, (_, at) => `name${at}=${'%E8'.repeat(100)}`).join('&')),
  ).toBe(true);
  expect(hasFewNames(manyNames.split('&').slice(0, 201).join('&'))).toBe(false);
});

test('parses a form as browsers write it', () => {
  const form = 'a=1&b=%E8%8A%B1+%2B&c+d=x=y&&e=%zz&f&a=2&a=3&%5F_proto__=g&=h';
  expect({ ...parseForm(form) }).toEqual({
    a: ['1', '2', '3'],
    b: '花 +',
    'c d': 'x=y',
    e: '%zz',
    f: '',
    ['__proto__']: 'g',
    '': 'h',
  });
});

test.each([
  ['nested 5,000 deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['objects in objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['180,000 values', `[${'0,'.repeat(180_000)}0]`],
  ['180,000 names', JSON.stringify(Object.fromEntries(manyNames.split('&').map((name) => [name, ''])))],
  ['never closed', '['.repeat(40)],
])('JSON is refused: %s', (_name, json) => {
  expect(isModestJson(json)).toBe(false);
});

test.each([
  ['a thousand codes', JSON.stringify({ codes: Array.from({ length: 1_000 }, (_, at) => `C${at}`) })],
  [
    'signs of structure in a text',
    JSON.stringify({ text: `${'[{,'.repeat(100_000)}"\\`, more: ['"', '\\"'] }),
  ],
  ['nested as deep as allowed', `${'['.repeat(32)}${']'.repeat(32)}`],
  ['one after another', `[${Array.from({ length: 1_000 }, () => '[[1]]').join(',')}]`],
  ['nothing', ''],
  ['a text that never ends', '"'.padEnd(1_000, '[')],
])('JSON passes: %s', (_name, json) => {
  expect(isModestJson(json)).toBe(true);
});
