import { describe, expect, it } from 'vitest';
import { nearQueriesOf, nearWordsOf } from './near-words.ts';
import { readingsOf, splitSyllables } from './syllables.ts';

/** What a keyword is taken for in a title, by the first query that says so. */
const meant = (keyword: string, title: string) => {
  for (const query of nearQueriesOf(keyword)) {
    const found = query.meantIn(title);
    if (found) return `${query.by} ${found}`;
  }
  return null;
};

describe('splitSyllables', () => {
  it('splits letters in every way, and nothing else', () => {
    expect(splitSyllables('lenglian')).toContainEqual(['leng', 'lian']);
    expect(splitSyllables('xian')).toEqual([['xian'], ['xi', 'an']]);
    expect(splitSyllables('hysyy')).toEqual([]);
    expect(splitSyllables('a'.repeat(100)).length).toBeLessThan(10);
  });

  it('knows several readings', () => expect(readingsOf('行')).toEqual(['hang', 'xing']));
});

describe('nearQueriesOf', () => {
  it.each([
    ['lenglian', '冷链物流车辆购置补贴', 'SOUND 冷链'],
    ['shui fei', '水费查询', 'SOUND 水费'],
    ['sfcx', '水费查询', 'SOUND 水费查询'],
    ['月际', '晨露月季种苗', 'SOUND 月季'],
    ['水废查旬', '水费查询', 'SOUND 水费查询'],
    ['节能该选', '设施节能改造补助', null],
    ['节能政造', '设施节能改造补助', 'SPELLING 节能改造'],
    ['greenhose', 'A greenhouse for rent', 'SPELLING greenhouse'],
    ['repiar', 'Report a repair', 'SPELLING repair'],
    ['冷链', '冷藏', null],
  ])('takes %j in %j for %j', (keyword, title, expected) => expect(meant(keyword, title)).toBe(expected));
});

it('writes pairs of syllables and initials, and Latin words with a letter missing', () => {
  expect(nearWordsOf('冷链 rose')).toBe(
    "'leng-lian':2 'l.l':2 '~rose':5 '~ose':5 '~rse':5 '~roe':5 '~ros':5",
  );
});
