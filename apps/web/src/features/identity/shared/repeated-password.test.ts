import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../platform/i18n/language.ts';
import { repeatedPassword } from './repeated-password.ts';

beforeAll(() => speak('zh'));

test('the second entry has the three messages of the specification', () => {
  const rule = repeatedPassword();
  const values = { newPassword: 'secret1' };
  expect(rule('', values)).toBe('请输入确认密码');
  expect(rule('secret2', values)).toBe('两次输入密码不一致!');
  expect(rule('', values)).toBe('请再次输入密码');
  expect(rule('secret1', values)).toBe(true);
});
