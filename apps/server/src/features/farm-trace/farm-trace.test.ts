import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertBatch, insertReadings } from '../farm/testing/insert-batch.ts';
import { toShopMs } from './view-trace.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

it('returns the temperatures as a file, too', async () => {
  const { enterpriseId } = await insertOwned(portal);
  const id = await insertBatch(portal.db, { enterpriseId, batchNo: 'YX-S-0001' });
  await insertReadings(portal.db, id, [['2025-11-17T20:40:00Z', 164]]);
  const csv = await portal.app.inject({ url: `/api/farmManage/batch/temperatureFile?id=${id}` });
  expect(csv.body.split('\r\n')[1]).toBe('YX-S-0001,2025-11-18 04:40:00,16.4');
});

it('measures the time to the shop from the last harvest', () => {
  const step = (kind: 'HARVEST' | 'DELIVER', hour: number) => ({
    kind,
    at: new Date(Date.UTC(2026, 10, 18, hour)),
  });
  const steps = [step('HARVEST', 2), step('HARVEST', 4)];
  expect(toShopMs([...steps, step('DELIVER', 6)])).toBe(2 * 3_600_000);
  expect(toShopMs(steps)).toBeNull();
});
