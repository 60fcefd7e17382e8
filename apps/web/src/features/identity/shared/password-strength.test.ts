import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['Ab1', undefined],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567aB!', 'weak'],
  ['482915', 'weak'],
  ['Demo2026', 'fair'],
  ['peony2026spring', 'fair'],
  ['Peony-2026-spring', 'good'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
