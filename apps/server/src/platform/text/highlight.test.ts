import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSnippet, findMatches } from './highlight.ts';

const marked = (text: string, keyword: string) =>
  findMatches(text, keyword).map(([start, end]) => text.slice(start, end));

describe('findMatches', () => {
  it.each([
    ['花卉产业的花卉', '花卉', ['花卉', '花卉']],
    ['卉花', '花卉', []],
    ['5A级与Ａ级', 'a级', ['A级', 'Ａ级']],
    ['Orchids and orchid', 'ORCHID', ['Orchids', 'orchid']],
    ['花卉，产业', '花卉产业', []],
    ['花卉产业', '花卉 产业', ['花卉产业']],
    ['等级', '级', ['级']],
    ['información', 'informacion', ['información']],
    ['任何文字', '%_', []],
  ])('in %j finds %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  });

  it('finds every substring of a Chinese text', () => {
    const text = '云岫花谷采后预冷中心今年跟踪八十六批次鲜切花';
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 8 }), (start, length) => {
        const keyword = text.slice(start, start + length);
        expect(findMatches(text, keyword)).toContainEqual([start, start + keyword.length]);
      }),
    );
  });
});

describe('cutSnippet', () => {
  const long = `${'前面的话很长。'.repeat(30)}中间说到冷链物流的事。${'后面还有。'.repeat(30)}`;

  it('starts at the sentence of the first match', () => {
    const { text, ranges } = cutSnippet(long, '冷链', 40);
    expect(text).toMatch(/^…中间说到冷链物流的事。.*…$/);
    expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['冷链']);
  });

  it('starts at the beginning if nothing matches', () => {
    expect(cutSnippet(long, '无人机', 10)).toEqual({ text: '前面的话很长。前面的…', ranges: [] });
  });

  it('ends between words', () => {
    expect(cutSnippet('cold chains carry orchids', 'cold', 8).text).toBe('cold…');
    expect(cutSnippet('x'.repeat(60), 'x', 30).text).toBe(`${'x'.repeat(30)}…`);
  });

  it('returns a short text in full', () => {
    expect(cutSnippet('冷链\n物流', '物流', 50)).toEqual({ text: '冷链 物流', ranges: [[3, 5]] });
    expect(cutSnippet('', '物流', 50)).toEqual({ text: '', ranges: [] });
  });

  it('cuts a single word that is too long', () => {
    expect(cutSnippet('A!00 a', 'a', 3)).toEqual({ text: 'A!0…', ranges: [[0, 1]] });
  });

  const part = fc.string({ unit: 'grapheme' });
  const textWithA = fc.tuple(part, part).map(([before, after]) => `${before} a ${after}`);

  it('never splits a character, and marks the matches', () => {
    fc.assert(
      fc.property(textWithA, fc.integer({ min: 1, max: 20 }), (text, length) => {
        const snippet = cutSnippet(text, 'a', length);
        expect(snippet.text.isWellFormed()).toBe(text.isWellFormed());
        for (const [start, end] of snippet.ranges) {
          expect(snippet.text.slice(start, end).normalize('NFKD').toLowerCase()).toContain('a');
        }
      }),
    );
  });
});
