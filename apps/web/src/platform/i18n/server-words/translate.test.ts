import { describe, expect, it } from 'vitest';
import { createTranslator, textOf, type WordRow } from './translate.ts';

const rows: WordRow[] = [
  ['文章', 'Article', 'Artículo', '記事'],
  ['发布', 'Publish', 'Publicar', '公開'],
  ['标题', 'title', 'título', 'タイトル'],
  ['退回补正', 'Returned', 'Devuelto', '補正依頼'],
  [
    '{name}最多 {most} 个字',
    'The {name} may have at most {most} characters',
    '{name}: máximo {most}',
    '{name}は{most}文字まで',
  ],
  ['最多 {most} 个字', 'At most {most} characters', 'Máximo {most}', '{most}文字まで'],
  [
    '{person}已退出“{enterprise}”。',
    '{person} has left “{enterprise}”.',
    '{person} dejó «{enterprise}».',
    '{person}が「{enterprise}」を退出',
  ],
  ['初审{event}', 'First audit: {event}', 'Primera: {event}', '一次審査：{event}'],
];
const english = createTranslator(rows, 'en');
const say = (text: string, translate = english) => {
  const parts = translate(text);
  return parts && textOf(parts);
};

it.each([
  ['文章', 'Article'],
  ['标题最多 80 个字', 'The title may have at most 80 characters'],
  ['最多 80 个字', 'At most 80 characters'],
  ['文章 · 发布', 'Article · Publish'],
  ['文章 · 2 · 标题', 'Article · 2 · title'],
  ['初审退回补正', 'First audit: Returned'],
  ['初审退回补正：照片不清', 'First audit: Returned: 照片不清'],
])('%s', (chinese, words) => {
  expect(say(chinese)).toBe(words);
});

it('begins with a capital, whatever stands in front', () => {
  expect(say('标题最多 80 个字', createTranslator(rows, 'es'))).toBe('Título: máximo 80');
});

describe('what people wrote', () => {
  it('stays in Chinese, and is marked', () => {
    expect(english('许清和已退出“花谷青禾（演示）”。')).toEqual([
      { chinese: '许清和' },
      ' has left “',
      { chinese: '花谷青禾（演示）' },
      '”.',
    ]);
  });

  it('is not taken for something known', () => {
    expect(english('照片不清')).toBeUndefined();
    expect(english('文章 · 照片不清')).toBeUndefined();
  });

  it('may be anything', () => {
    expect(say('a.*+?^(){}|[]\\已退出“甲\n乙”。')).toBe('a.*+?^(){}|[]\\ has left “甲\n乙”.');
  });
});
