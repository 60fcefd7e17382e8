import { expect, test } from 'vitest';
import { piecesOf } from './read-aloud.ts';

test('splits a text into sentences', () => {
  expect(piecesOf('预冷要快。入库前测温！\n下一段 Is it cold? Yes')).toEqual([
    '预冷要快。',
    '入库前测温！',
    '下一段 Is it cold?',
    'Yes',
  ]);
});

test('keeps every piece within the limit and loses no text', () => {
  const sentence = '花'.repeat(500);
  const pieces = piecesOf(sentence);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
  expect(pieces.join('')).toBe(sentence);
});

test('finds nothing to read in white space', () => {
  expect(piecesOf(' \n \n')).toEqual([]);
});
