import { describe, expect, it } from 'vitest';
import { foldName, foldText } from './fold.ts';

describe('foldText', () => {
  it.each([
    ['電費', '电费'],
    ['溫室大棚', '温室大棚'],
    ['ＡＢＣ１２３', 'abc123'],
    ['⽔费', '水费'],
    ['⻋辆⻓期', '车辆长期'],
    ['冷\u200B链\u2060', '冷链'],
    ['\u3164\uFFA0', ''],
    ['\u202D15420000001\u202C', '15420000001'],
    ['Año', 'año'],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('foldName', () => {
  it.each([
    ['晨露月季有限公司(演示)', '晨露月季有限公司（演示）'],
    ['晨露月季有限公司【演示】', '晨露月季有限公司（演示）'],
    ['晨露 月季有限公司', '晨露月季有限公司'],
    ['晨露月季有限公司', '晨露⽉季有限公司\u200B'],
    ['雲岫花谷', '云岫花谷'],
    ['A·B', 'ａ•ｂ'],
  ])('takes %j for %j', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  it('keeps different names apart', () => {
    expect(foldName('晨露月季有限公司')).not.toBe(foldName('晨露月李有限公司'));
  });
});
