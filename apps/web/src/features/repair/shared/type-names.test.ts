import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../platform/i18n/language.ts';
import { typeNameOf } from './type-names.ts';

const standardNames = [
  '温室设施',
  '给排水',
  '供电照明',
  '空调暖通',
  '网络',
  '门禁门窗',
  '土建',
  '冷库',
  '安全隐患',
  '其他',
];

describe('the name of a repair type', () => {
  afterEach(() => speak('en'));

  it('is unchanged in Chinese', () => {
    speak('zh');
    for (const name of standardNames) expect(typeNameOf(name)).toBe(name);
  });

  it('is translated for every default type', () => {
    for (const language of ['en', 'es'] as const) {
      speak(language);
      for (const name of standardNames) expect(typeNameOf(name)).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('stays as entered if operators chose it', () => {
    speak('en');
    expect(typeNameOf('花车')).toBe('花车');
  });
});
