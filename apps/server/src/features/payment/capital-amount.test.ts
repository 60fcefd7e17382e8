import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { capitalAmount } from './capital-amount.public.ts';

test.each([
  [1, '壹分'],
  [10, '壹角整'],
  [105, '壹元零伍分'],
  [150, '壹元伍角整'],
  [100_000, '壹仟元整'],
  [1_517_444, '壹万伍仟壹佰柒拾肆元肆角肆分'],
  [10_000_000, '壹拾万元整'],
  [140_950, '壹仟肆佰零玖元伍角整'],
  [600_714, '陆仟零柒元壹角肆分'],
  [10_700_053, '壹拾万柒仟元伍角叁分'],
  [168_032, '壹仟陆佰捌拾元叁角贰分'],
  [10_000_000_000, '壹亿元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [10_050_000_000, '壹亿零伍拾万元整'],
])('%i fen are %s', (fen, text) => {
  expect(capitalAmount(fen)).toBe(text);
});

const values: Record<string, number> = Object.fromEntries(
  [...'零壹贰叁肆伍陆柒捌玖'].map((sign, at) => [sign, at]),
);
const units: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };

/** Parses an amount in capitals back to fen. */
function fenOf(text: string): number {
  let [sum, group, digit] = [0, 0, 0];
  for (const sign of text) {
    if (sign in values) digit = values[sign] ?? 0;
    else if (sign in units) {
      group += digit * (units[sign] ?? 0);
      digit = 0;
    } else if (sign === '万') [sum, group, digit] = [sum + (group + digit) * 10_000 * 100, 0, 0];
    else if (sign === '亿') [sum, group, digit] = [(sum / 100 + group + digit) * 100_000_000 * 100, 0, 0];
    else if (sign === '元') [sum, group, digit] = [sum + (group + digit) * 100, 0, 0];
    else if (sign === '角') [sum, digit] = [sum + digit * 10, 0];
    else if (sign === '分') [sum, digit] = [sum + digit, 0];
  }
  return sum;
}

it('can be parsed back to the same amount, and never has two zeros in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (fen) => {
      const text = capitalAmount(fen);
      expect(fenOf(text)).toBe(fen);
      expect(text).not.toMatch(/零零|零元|零万|零亿/);
    }),
  );
});
