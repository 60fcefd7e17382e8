import { expect, test } from 'vitest';
import { piecesOf } from './read-aloud.ts';

test('a text is read sentence by sentence', () => {
  expect(piecesOf('预冷要快。入库前测温！\n下一段 Is it cold? Yes')).toEqual([
    '预冷要快。',
    '入库前测温！',
    '下一段 Is it cold?',
    'Yes',
  ]);
});

test('no piece is too long and nothing is lost', () => {
  const sentence = '花'.repeat(500);
  const pieces = piecesOf(sentence);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
  expect(pieces.join('')).toBe(sentence);
});

test('white space alone is nothing to read', () => {
  expect(piecesOf(' \n \n')).toEqual([]);
});
