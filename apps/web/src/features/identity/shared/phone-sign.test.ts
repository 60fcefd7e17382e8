import { expect, test } from 'vitest';
import { changeSignOf, phoneSignOf } from './phone-sign.ts';
import { sha1Hex } from './sha1.ts';

test('passwords are hashed as the API requires', () => {
  expect(sha1Hex('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  expect(sha1Hex('花')).toBe('9be4611e164ba0e59236ee4b6b776403b6f42389');
});

test('signatures match the API’s', () => {
  expect(phoneSignOf('13800138000')).toBe('bd968d019f');
  expect(changeSignOf('13800138000', 1_795_226_400_000)).toBe('7a0a2f7e9121c674f8d8f54a689e4f2c1b08b543');
});
