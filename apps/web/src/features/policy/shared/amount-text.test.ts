import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test.each([
  [60_000_000, 'zh', '60 万元'],
  [10_320_000, 'zh', '10.32 万元'],
  [50_000, 'ja', '500 元'],
  [12_000_000_000, 'zh', '1.2 亿元'],
  [12_000_000_000, 'ja', '1.2 億元'],
  [60_000_000, 'en', 'CNY 600,000'],
  [123_450, 'es', 'CNY 1,234.50'],
  [0, 'en', 'CNY 0'],
] as const)('%d fen in %s', (fen, language, text) => {
  expect(amountText(fen, language)).toBe(text);
});
