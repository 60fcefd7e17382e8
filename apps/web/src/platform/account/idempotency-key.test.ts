import { expect, it } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

it('keeps the idempotency key until an answer arrives or the input changes', () => {
  const idempotencyKey = createIdempotencyKey();
  const first = idempotencyKey.idOf({ data: { title: '甲' } });
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(idempotencyKey.idOf({ data: { title: '甲' } })).toBe(first);
  const second = idempotencyKey.idOf({ data: { title: '乙' } });
  expect(second).not.toBe(first);
  idempotencyKey.forget();
  expect(idempotencyKey.idOf({ data: { title: '乙' } })).not.toBe(second);
});
