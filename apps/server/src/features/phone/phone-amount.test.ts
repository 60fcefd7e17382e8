import { expect, it } from 'vitest';
import { amountText } from './phone-amount.ts';

it.each([
  [800_000, '8,000 元', 'CNY 8,000'],
  [3_500_000, '3.5 万元', 'CNY 35,000'],
  [1_234_500_000, '1,234.5 万元', 'CNY 12,345,000'],
  [12_000_000_000, '1.2 亿元', 'CNY 120,000,000'],
])('%d fen', (fen, chinese, english) => {
  expect(amountText(fen, 'zh')).toBe(chinese);
  expect(amountText(fen, 'ja')).toBe(chinese.replace('亿', '億'));
  expect(amountText(fen, 'en')).toBe(english);
});
