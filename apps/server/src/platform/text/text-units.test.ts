import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUnits, runsOf } from './text-units.ts';

const textsOf = (text: string) => readUnits(text).map((unit) => unit.text);

describe('readUnits', () => {
  it.each([
    ['花卉产业', ['花', '卉', '产', '业']],
    ['Cold chain', ['cold', 'chain']],
    ['5A级月季', ['5', 'a', '级', '月', '季']],
    ['Ａ级，２０２６年', ['a', '级', '2026', '年']],
    ['información', ['informacion']],
    ['informacio\u0301n', ['informacion']],
    ['コールドチェーン', ['コ', 'ー', 'ル', 'ド', 'チ', 'ェ', 'ー', 'ン']],
    ['ｶﾞﾗｽ', ['ガ', 'ラ', 'ス']],
    ['か\u3099', ['が']],
    ['𠮷野', ['𠮷', '野']],
    ['電費', ['电', '费']],
    ['⽔⻋', ['水', '车']],
    ["① ㎡ %_\\' & | ! ( ) :*", ['1']],
    ['', []],
  ])('reads %j', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  it('leaves a gap in positions at separators only', () => {
    expect(readUnits('花卉，产业').map(({ position }) => position)).toEqual([1, 2, 4, 5].map((at) => at + 1));
    expect(runsOf(readUnits('花卉，A级 2026')).map((run) => run.map(({ text }) => text))).toEqual([
      ['花', '卉'],
      ['a', '级'],
      ['2026'],
    ]);
  });

  it('sees no gap where nobody sees a letter', () => {
    expect(runsOf(readUnits('冷\u200B链\u3164车'))).toHaveLength(1);
  });

  it('points into the original text', () => {
    const text = '《Ａ级》ﬁrst 卉';
    expect(readUnits(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ａ',
      '级',
      'ﬁrst',
      '卉',
    ]);
  });

  it('keeps offsets and positions in order for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const units = readUnits(text);
        for (const [at, { text: folded, start, end, position }] of units.entries()) {
          const previous = units[at - 1];
          expect(folded).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(position).toBeGreaterThan(previous?.position ?? 0);
          expect(start).toBeGreaterThanOrEqual(previous?.start ?? 0);
        }
      }),
    );
  });

  it('reads folded text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = runsOf(readUnits(text))
          .map((run) => run.map((unit) => unit.text).join(''))
          .join(' ');
        expect(textsOf(folded).join('')).toBe(textsOf(text).join(''));
      }),
    );
  });
});
