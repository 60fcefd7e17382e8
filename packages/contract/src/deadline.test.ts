import { setLanguageReader } from '@portal/texts/runtime';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOfDayText, endText, leftText } from './deadline.ts';

let language: 'zh' | 'en' | 'es' | 'ja' = 'zh';
beforeEach(() => {
  language = 'zh';
  setLanguageReader(() => language);
});

const at = (time: string) => Date.parse(`${time}+08:00`);

describe('an end', () => {
  it.each([
    ['2027-01-04T00:00:00', '2027-01-03（周日）24:00'],
    ['2026-12-03T18:00:00', '2026-12-03（周四）18:00'],
    ['2026-12-04T00:00:30', '2026-12-04（周五）00:00'],
  ])('at %s is %s', (time, text) => {
    expect(endText(at(time))).toBe(text);
  });

  it('is written in every language, and of a day is its 24:00', () => {
    expect(endOfDayText('2027-01-03')).toBe('2027-01-03（周日）24:00');
    language = 'en';
    expect(endOfDayText('2027-01-03')).toBe('2027-01-03 (Sun) 24:00');
    language = 'ja';
    expect(endOfDayText('2027-01-03')).toBe('2027-01-03（日）24:00');
  });
});

describe('what is left', () => {
  const now = at('2026-11-29T10:00:00');
  it.each([
    ['2027-01-04T00:00:00', '还剩 35 天'],
    ['2026-12-01T00:00:00', '还剩 1 天'],
    ['2026-11-30T00:00:00', '最后一天'],
    ['2026-11-29T13:40:00', '还剩 3 小时 40 分'],
    ['2026-11-29T10:00:20', '还剩 0 小时 1 分'],
    ['2026-11-29T10:00:00', null],
  ])('until %s is %s', (time, text) => {
    expect(leftText(at(time), now)).toBe(text);
  });
});
