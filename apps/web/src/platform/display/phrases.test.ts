import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.ts';

test('breaks between words and keeps punctuation with the word before', () => {
  const phrases = phrasesOf('设施花卉节能改造申报进行中，两小时！');
  expect(phrases.join('')).toBe('设施花卉节能改造申报进行中，两小时！');
  expect(phrases).toContain('改造');
  expect(phrases.some((phrase) => /^[，！]/.test(phrase))).toBe(false);
});

test('leaves a title without words to break at whole', () => {
  expect(phrasesOf('')).toEqual([]);
  expect(phrasesOf('A')).toEqual(['A']);
});

test('keeps brackets and numbers with the text they belong to', () => {
  expect(phrasesOf('采后中心新建成的两条“花道”：一百一十米参观廊道')).toContain('“花道”：');
  expect(phrasesOf('三百平方米里的十四种天气')).toEqual(expect.arrayContaining(['三百平方米', '十四种']));
});

test('keeps a short part of a title whole', () => {
  expect(phrasesOf('冬季安全生产公开课，上线开讲')).toEqual(['冬季安全生产公开课，', '上线开讲']);
  expect(phrasesOf('“花谷之星”，等你上台')).toEqual(['“花谷之星”，', '等你上台']);
  expect(phrasesOf('鲜切花采后预冷四步法：从采收到冷库')).toEqual(['鲜切花采后预冷四步法：', '从采收到冷库']);
  expect(phrasesOf('鲜切花采后预冷四步法：从采收到冷库', 10).length).toBeGreaterThan(2);
  expect(phrasesOf('采后中心的“花道”：一百一十二米参观廊道建成了').length).toBeGreaterThan(2);
});

test('leaves no single character alone at the start or end of a line', () => {
  expect(phrasesOf('切叶切枝走俏，小农户如何补上花束里的绿色缺口')).toEqual(
    expect.arrayContaining(['小农户', '如何补上', '花束里的']),
  );
  expect(phrasesOf('采后中心新建成的一百一十米参观廊道')).toEqual(expect.arrayContaining(['新建成的']));
  expect(
    Math.max(...phrasesOf('盆花区雨后七天处置日志和温室里的绿萝').map((phrase) => phrase.length)),
  ).toBeLessThan(8);
});
