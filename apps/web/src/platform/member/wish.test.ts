import { expect, it } from 'vitest';
import { createWish } from './wish.ts';

it('is the same wish until it is answered or changed', () => {
  const wish = createWish();
  const first = wish.idOf({ data: { title: '甲' } });
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(wish.idOf({ data: { title: '甲' } })).toBe(first);
  const second = wish.idOf({ data: { title: '乙' } });
  expect(second).not.toBe(first);
  wish.forget();
  expect(wish.idOf({ data: { title: '乙' } })).not.toBe(second);
});
