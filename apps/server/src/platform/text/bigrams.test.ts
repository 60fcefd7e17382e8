import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexemesOf, queryOf, tsvectorOf } from './bigrams.ts';
import { readUnits } from './text-units.ts';

const words = (text: string) => lexemesOf(readUnits(text)).map((lexeme) => lexeme.text);

describe('lexemesOf', () => {
  it.each([
    ['花卉产业', ['花卉', '卉产', '产业', '业']],
    ['级', ['级']],
    ['A级鲜切花', ['a', '级鲜', '鲜切', '切花', '花']],
    ['花卉，产业', ['花卉', '卉', '产业', '业']],
    ['Orchid 2026', ['orchid', '2026']],
  ])('cuts %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('gives every character of a run its position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[花卉产业链园区]{1,30}$/), (run) => {
        const lexemes = lexemesOf(readUnits(run));
        expect(lexemes.map(({ text }) => text[0]).join('')).toBe(run);
        expect(lexemes.map(({ position }) => position - (lexemes[0]?.position ?? 0))).toEqual(
          [...run].map((_, at) => at),
        );
      }),
    );
  });
});

describe('tsvectorOf', () => {
  it('numbers the fields consecutively, with a gap between them', () => {
    expect(
      tsvectorOf(
        [
          { text: '花卉', weight: 'A' },
          { text: '产业', weight: 'B' },
        ],
        ['#PAGE'],
      ),
    ).toBe("'#PAGE' '花卉':2A '卉':3A '产业':7B '业':8B");
  });

  it('ends where PostgreSQL can no longer distinguish positions', () => {
    const vector = tsvectorOf([{ text: '花'.repeat(20_000), weight: 'C' }]);
    expect(vector.endsWith(':16383C')).toBe(true);
  });

  it('stays within PostgreSQL’s limits for a word and for the whole vector', () => {
    const folds = Array.from({ length: 1_700 }, (_, at) => `${'\uFDFA'.repeat(30)}${at}`).join(' ');
    const vector = tsvectorOf([{ text: folds, weight: 'C' }]);
    const words = [...vector.matchAll(/'([^']+)'/g)].map(([, word = '']) => Buffer.byteLength(word));
    expect(Math.max(...words)).toBeLessThanOrEqual(2_046);
    expect(Buffer.byteLength(vector)).toBeLessThan(1024 * 1024);
  });
});

describe('queryOf', () => {
  it.each([
    ['花卉', "('花卉')"],
    ['花卉产业', "('花卉' <1> '卉产' <1> '产业')"],
    ['级', "('级':*)"],
    ['A级', "('a' <1> '级':*)"],
    ['花卉A', "('花卉' <2> 'a':*)"],
    ['orchid', "('orchid':*)"],
    ['冷链 物流', "('冷链') & ('物流')"],
  ])('asks for %j', (keyword, expected) => {
    expect(queryOf(keyword)?.every).toBe(expected);
  });

  it('searches for runs in the order they were typed', () => {
    expect(queryOf('冷链，物流')?.together).toBe("'冷链' <3> '物流'");
  });

  it.each(['', '   ', "%_\\'", '& | ! ( ) :*', '，。！'])('returns null for %j', (keyword) => {
    expect(queryOf(keyword)).toBeNull();
  });

  it('lets no operator of the query language through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (keyword) => {
        const query = queryOf(keyword);
        if (!query) return;
        const outside = query.every.replace(/'[\p{L}\p{N}]+'(?::\*)?/gu, '');
        expect(outside).toMatch(/^[()<>\d& ]*$/);
      }),
    );
  });
});
