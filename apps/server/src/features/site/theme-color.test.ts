import { contrastOf, themeOf, tintOf } from '@portal/contract/theme-color';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('keeps the default pair of colours', () => {
  expect(themeOf('#409EFF')).toEqual({ brand: '#409eff', brandDeep: '#0261cb' });
  expect(contrastOf('#0261cb', tintOf('#409eff'))).toBeGreaterThanOrEqual(4.5);
});

it('makes every colour readable on white and on its own tint', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, (hex) => {
      const { brandDeep } = themeOf(hex);
      expect(contrastOf(brandDeep, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(brandDeep, tintOf(hex))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('calculates contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#409eff')).toBeCloseTo(2.78, 1);
});
