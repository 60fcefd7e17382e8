import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const source = read('part.tsx');
const tokens = read('../styles/tokens.css');

const literalsOf = (type: string) =>
  [...type.matchAll(/'([\w-]+)'|\b(\d+)\b/g)].map((found) => found[1] ?? found[2]);
const aliasOf = (name: string) => new RegExp(`type ${name} = ([^;]+);`).exec(source)?.[1] ?? '';

const interfaces = [...source.matchAll(/interface \w+(?: extends \w+)? \{\n([^}]+)\n\}/g)].map(
  ([, body]) => body ?? '',
);
const properties = interfaces.flatMap((body) =>
  [...body.matchAll(/^ {2}(\w+)\?: ([^;]+);/gm)].map(([, name = '', type = '']) => ({
    name,
    type: type.replace('Breakpoint', aliasOf('Breakpoint')),
  })),
);

/** Steps of a scale share one class; anything else has a class for each value. */
function classesOf({ name, type }: (typeof properties)[number]): string[] {
  if (name === 'of') return [];
  if (name === 'size' || type === 'Space') return [`p-${name}`];
  const isFlag = /\b(?:boolean|true)\b/.test(type);
  return [...(isFlag ? [`p-${name}`] : []), ...literalsOf(type).map((value) => `p-${name}-${value}`)];
}

test('each value of a property has its class, and each class its value', () => {
  const declared = new Set([...read('Part.css').matchAll(/\.(p-[\w-]+)/g)].map(([, name]) => name));
  const expected = ['p-stack', 'p-row', 'p-columns', ...properties.flatMap(classesOf)];
  expect(properties.length).toBeGreaterThan(40);
  expect(declared).toEqual(new Set(expected));
});

test('each step is a token', () => {
  const size = properties.find(({ name }) => name === 'size')?.type ?? '';
  const names = [
    ...literalsOf(aliasOf('Space')).flatMap((step) => (step === '0' ? [] : `--space-${step}`)),
    ...literalsOf(size).map((step) => (/^\d/.test(step ?? '') ? `--fs-${step}` : `--${step}`)),
  ];
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
