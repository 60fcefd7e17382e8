import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, themeOf } from '@portal/contract/theme-color';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

const tokensOf = (selector: string): [string, string][] => {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
};
const light = tokensOf(':root');
const dark = [...light, ...tokensOf('[data-theme="dark"]:not([data-contrast="high"])')];

type Channels = [number, number, number];
const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
const mix = (one: string, other: string, share: number): string => {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((part, at) => part * share + (others[at] ?? 0) * (1 - share));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
};

/** The colours of one set below a theme; `color-mix` is calculated. */
function colorsOf(set: [string, string][], theme: { brand: string; brandDeep: string }) {
  const values = new Map([...set, ['--theme-brand', theme.brand], ['--theme-brand-deep', theme.brandDeep]]);
  const resolve = (text: string): string => {
    const mixed = /^color-mix\(in srgb, (.+) ([\d.]+)%, (.+)\)$/.exec(text);
    if (mixed) return mix(resolve(mixed[1] ?? ''), resolve(mixed[3] ?? ''), Number(mixed[2]) / 100);
    const named = /^var\((--[\w-]+)(?:, .+)?\)$/.exec(text)?.[1];
    if (named) return resolve(values.get(named) ?? '');
    return text.length === 4 ? text.replace(/[\da-f]/g, '$&$&') : text;
  };
  return (name: string) => resolve(values.get(`--${name}`) ?? '');
}

const pairs = [
  ['ink', 'page'],
  ['ink-2', 'page'],
  ['ink-3', 'page'],
  ['ink-3', 'surface'],
  ['brand-deep', 'page'],
  ['on-brand', 'brand-deep'],
  ['on-brand', 'petal-deep'],
  ['on-night', 'brand-night'],
  ['brand-ink', 'brand-tint-2'],
  ['leaf-deep', 'leaf-tint'],
  ['petal-deep', 'petal-tint'],
  ['amber-deep', 'amber-tint'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s set', (_, set) => {
  describe.each(['#409eff', '#1f8a5b', '#7a5af8', '#d6336c', '#d9730d', '#0f8b8d'])(
    'of theme %s',
    (brand) => {
      const color = colorsOf(set, themeOf(brand));

      test.each(pairs)('%s is readable on %s', (text, ground) => {
        expect(contrastOf(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
      });
    },
  );

  test('a text is readable on the veil over a picture', () => {
    const color = colorsOf(set, themeOf('#409eff'));
    const picture = set === dark ? '#ffffff' : '#808080';
    const veiled = mix(color('page'), picture, Number.parseInt(color('veil'), 10) / 100);
    expect(contrastOf(color('ink-2'), veiled)).toBeGreaterThanOrEqual(4.5);
  });
});
