import { expect, test } from 'vitest';
import { openOutside } from './outside-links.ts';

test('links starting with http open in a new window, others in the same one', () => {
  expect(openOutside('<p><a href="https://www.gov.cn/">原文</a> <a href="HTTP://a.cn">甲</a></p>')).toBe(
    '<p><a target="_blank" rel="noopener" href="https://www.gov.cn/">原文</a> ' +
      '<a target="_blank" rel="noopener" href="HTTP://a.cn">甲</a></p>',
  );
  const own =
    '<a href="/policy/policylist">政策</a> <a href="tel:0871">电话</a> <a href="mailto:a@b.cn">邮箱</a>';
  expect(openOutside(own)).toBe(own);
});
