import { expect, it } from 'vitest';
import { changeText, priceTicks, trendOf } from './price-texts.ts';

it('describes the price change from the day before', () => {
  expect(changeText(286, 12)).toBe('▲ 4.4%');
  expect(changeText(540, -5)).toBe('▼ 0.9%');
  expect(changeText(null, null)).toBe('—');
  expect([trendOf(1), trendOf(-1), trendOf(0), trendOf(null)]).toEqual(['up', 'down', 'level', 'level']);
});

it('surrounds the prices with full steps', () => {
  expect(priceTicks([231, 286])).toEqual({ from: 220, to: 300, ticks: [220, 240, 260, 280, 300] });
  expect(priceTicks([200, 200])).toEqual({ from: 200, to: 201, ticks: [200, 201] });
});
