import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findColors, findCopies, findGaps, findQueries } from './scale.ts';

const sources = join(import.meta.dirname, '../..');
const files = globSync('**/*.css', { cwd: sources }).map((path) => ({
  path,
  css: readFileSync(join(sources, path), 'utf8'),
}));
const isTokens = (path: string) => /(?:^|[./])tokens\.css$/.test(path);
const inEach = (find: (css: string) => string[], isLeftOut: (path: string) => boolean = () => false) =>
  files.flatMap(({ path, css }) => (isLeftOut(path) ? [] : find(css).map((fault) => `${path}: ${fault}`)));

test('every gap is a step of space', () => {
  expect(inEach(findGaps)).toEqual([]);
});

test('every width of a media query is a breakpoint', () => {
  expect(inEach(findQueries)).toEqual([]);
});

test('every colour is a token', () => {
  expect(inEach(findColors, isTokens)).toEqual([]);
});

test('no rule of four or more declarations stands in three modules', () => {
  expect(findCopies(files)).toEqual([]);
});

describe('a fault is found', () => {
  test.each([
    'margin: 12px',
    'padding-block: 0 -8px',
    'gap: calc(4px + 1em)',
    'inset-inline: auto 2.5px',
    'top: 40px',
  ])('in %s', (declaration) => {
    expect(findGaps(`.a { ${declaration}; }`)).toEqual([declaration]);
  });

  test.each(['margin: -1px 0', 'gap: var(--space-12)', 'top: calc(-1 * var(--space-4))', 'width: 12px'])(
    'but not in %s',
    (declaration) => {
      expect(findGaps(`.a { ${declaration}; }`)).toEqual([]);
    },
  );

  test('in a width of its own', () => {
    const css = '@media (max-width: 900px) { } @media not (--phone) { } @media print { } @media (--wide) { }';
    expect(findQueries(css)).toEqual(['(max-width: 900px)', '(--wide)']);
  });

  test('in a raw colour', () => {
    expect(findColors('.a { color: #fff; fill: rgb(0 0 0 / 5%); background: white; }')).toEqual([
      'color: #fff',
      'fill: rgb(0 0 0 / 5%)',
      'background: white',
    ]);
    expect(findColors('.a { white-space: nowrap; mask: linear-gradient(#000, transparent); }')).toEqual([]);
  });

  test('in a rule that three modules repeat, in any order', () => {
    const rule = '.a { color: red; gap: 0; order: 1; flex: 1; }';
    const css = [rule, '.b { order: 1; flex: 1; gap: 0; color: red; }', rule];
    const copies = findCopies(css.map((text, place) => ({ path: `${place}.css`, css: text })));
    expect(copies).toHaveLength(1);
  });
});
