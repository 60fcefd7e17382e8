import { contrastOnWhite, themeOf } from '@portal/contract/theme-color';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('keeps the house’s own pair', () => {
  expect(themeOf('#409EFF')).toEqual({ brand: '#409eff', brandDeep: '#0261cb' });
});

it('makes every colour readable on white', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, (hex) => {
      expect(contrastOnWhite(themeOf(hex).brandDeep)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('measures contrast as WCAG does', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#409eff')).toBeCloseTo(2.78, 1);
});
