import { expect, test } from 'vitest';
import { payScaleOf, placeOn } from './pay-scale.ts';

const paid = (from: number, to: number) => ({ salaryFromFen: from * 100, salaryToFen: to * 100 });
const free = { salaryFromFen: null, salaryToFen: null };

test('spans all positions with stated pay, rounded out to full thousands', () => {
  const scale = payScaleOf([paid(4500, 6200), free, paid(6500, 7800)]);
  expect(scale?.marks.map((fen) => fen / 100)).toEqual([4000, 5000, 6000, 7000, 8000]);
  expect(scale && [placeOn(scale, 450_000), placeOn(scale, 620_000)]).toEqual([12.5, 55]);
});

test('has no more marks than are readable, and ends at the last one', () => {
  const scale = payScaleOf([paid(3000, 21_500)]);
  expect(scale?.marks.length).toBeLessThanOrEqual(5);
  expect(scale?.marks.at(-1)).toBe(scale?.toFen);
  expect(scale && placeOn(scale, 2_150_000)).toBeLessThanOrEqual(100);
});

test('handles a single amount, and no amounts at all', () => {
  const scale = payScaleOf([paid(5000, 5000)]);
  expect(scale && [scale.fromFen, scale.toFen, placeOn(scale, 500_000)]).toEqual([500_000, 600_000, 0]);
  expect(payScaleOf([free])).toBeNull();
});
