import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, dropInvisible, lookAlike } from './letters.ts';

describe('dropInvisible', () => {
  it.each([
    ['\u3164\u3164', ''],
    ['王\u200B芳', '王芳'],
    ['\u202E王芳', '王芳'],
    ['\u202D15420000001\u202C', '15420000001'],
    ['花\uFE00卉\u00AD\uE000', '花卉'],
  ])('makes %j %j', (text, clean) => {
    expect(dropInvisible(text)).toBe(clean);
  });

  it.each(['🌸', '❤\uFE0F', '👩🏽\u200D🌾', '👨\u200D👩\u200D👧', '🏳\uFE0F\u200D🌈', '1\uFE0F\u20E3', '🇨🇳'])(
    'leaves %s whole',
    (emoji) => {
      expect(dropInvisible(`\u200B${emoji}\u200B`)).toBe(emoji);
    },
  );
});

it('keeps the lines of a text, and takes them out of a line', () => {
  expect(cleanText('\u200B 一\n二 \u200B\n')).toBe('一\n二');
  expect(cleanLine('云岫 \r\n 晨露\u2028月季\n')).toBe('云岫 晨露 月季');
});

it.each([
  [['5℃', '5°C'], true],
  [['Ａ 级', 'a级'], true],
  [['同意', '同\u200B意'], true],
  [['同意', '不同意'], false],
])('%j look alike: %s', (texts, expected) => {
  expect(lookAlike(texts)).toBe(expected);
});
