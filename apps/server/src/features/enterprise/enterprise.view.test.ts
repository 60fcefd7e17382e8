import { expect, it } from 'vitest';
import { firstSentences } from './enterprise.view.ts';

it('keeps whole sentences up to the maximum length', () => {
  expect(firstSentences('一二三。四五六。七八九。', 8)).toBe('一二三。四五六。');
  expect(firstSentences('一二三！四五六', 7)).toBe('一二三！四五六'.slice(0, 7));
});

it('truncates a first sentence that is too long', () => {
  expect(firstSentences('一二三四五六七八。', 5)).toBe('一二三四…');
});

it('returns nothing for empty text', () => {
  expect(firstSentences('')).toBe('');
});
