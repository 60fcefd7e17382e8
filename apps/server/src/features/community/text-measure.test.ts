import { describe, expect, it } from 'vitest';
import { createFindWords, maskHtml, maskText } from './moderation/find-words.ts';
import { changedShare, fingerprintOf, hasLink } from './text-measure.ts';

describe('share of changed text', () => {
  it('is 0 for the same text, 1 for an unrelated one, and about a third for a third', () => {
    expect(changedShare('补光三个月的账本', '补光三个月的账本')).toBe(0);
    expect(changedShare('补光三个月的账本', '基质与水肥配方')).toBe(1);
    expect(changedShare('', '')).toBe(0);
    expect(changedShare('', '新的文字')).toBe(1);
    const share = changedShare('一二三四五六七八九', '一二三四五六甲乙丙');
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.5);
  });
});

it('texts that differ only in spaces and punctuation have the same fingerprint', () => {
  expect(fingerprintOf('加我，名额 只剩三个！')).toBe(fingerprintOf('加我名额只剩三个'));
  expect(fingerprintOf('發票\u200B')).toBe(fingerprintOf('发票'));
  expect(fingerprintOf('加我')).not.toBe(fingerprintOf('加你'));
});

it.each([
  ['看 https://elsewhere.example/zl', true],
  ['资料在 gh-bt.example/zl', true],
  ['浇水到 5.5，EC 0.6', false],
])('%s has a link: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});

describe('watched words', () => {
  const find = createFindWords([
    { id: '1', word: '代开发票', level: 'BLOCK' },
    { id: '2', word: 'VIP群', level: 'REVIEW' },
    { id: '3', word: '笨蛋', level: 'MASK' },
  ]);

  it('are found pulled apart, or in another width or case, with their position', () => {
    const text = '这里可以代 开·发\u200b票，进ｖｉｐ群';
    expect(find(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['代开发票', '代 开·发\u200b票'],
      ['VIP群', 'ｖｉｐ群'],
    ]);
    expect(find('开代发票')).toEqual([]);
    expect(createFindWords([])('代开发票')).toEqual([]);
  });

  it.each(['代開發票', '代🌹开🏽发票', '代\u3164开发票', '⼆代开\u{E000}发票'])('are found in %j', (text) => {
    expect(find(text).map(({ word }) => word)).toEqual(['代开发票']);
  });

  it('may contain an emoji themselves', () => {
    const finger = createFindWords([{ id: '4', word: '🖕你', level: 'BLOCK' }]);
    expect(finger('🖕你').map(({ start, end }) => [start, end])).toEqual([[0, 3]]);
  });

  it('are replaced by asterisks if masked, like phone numbers; tags stay unchanged', () => {
    expect(maskText('你这笨 蛋，打15412345678', find)).toBe('你这***，打154****5678');
    expect(maskHtml('<p title="笨蛋">笨蛋</p>', find)).toBe('<p title="笨蛋">**</p>');
    expect(maskText('单号20261121154123456789', find)).toBe('单号20261121154123456789');
  });
});
