import { expect, it } from 'vitest';
import { composeReceipts } from './compose-receipts.ts';

const day = 86_400_000;
const until = Date.parse('2026-11-21T04:00:00Z');

it('cover almost all enterprises for an old notice, fewer for a recent one, always within its period', () => {
  const owners = Array.from({ length: 50 }, (_, nth) => ({
    enterpriseId: `E${nth}`,
    userId: `U${nth}`,
    loginName: `ent_${nth}`,
    since: new Date(until - 400 * day),
  }));
  const notices = [2, 20, 120].map((days) => ({
    id: `N${days}`,
    publishAt: new Date(until - days * day),
    expireAt: null,
    inForce: true,
  }));
  const receipts = composeReceipts(notices, owners, until);
  const [fresh = 0, later = 0, old = 0] = notices.map(
    ({ id }) => receipts.filter(({ articleId }) => articleId === id).length,
  );
  expect(fresh).toBeGreaterThan(8);
  expect(fresh).toBeLessThan(30);
  expect(later).toBeGreaterThan(fresh);
  expect(old).toBeGreaterThan(45);
  for (const { articleId, at } of receipts) {
    const { publishAt } = notices.find(({ id }) => id === articleId) ?? {};
    expect(at.getTime()).toBeGreaterThan(publishAt?.getTime() ?? until);
    expect(at.getTime()).toBeLessThan(until);
  }
});
