import type { BulkRun } from '@portal/contract/bulk/bulk';
import type { BulkKind } from '@portal/contract/bulk/terms';
import { invoiceByHand } from '../../../platform/invoice/invoice-by-hand.ts';
import type { InvoiceChannel } from '../../../platform/invoice/invoice-channel.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { contributions } from '../../features.ts';
import { bulkActsOf } from '../bulk-acts.ts';
import { workOnRuns } from '../work-on-runs.ts';

export const allBulkActs = bulkActsOf(contributions);

/** The portal with the channel that its job issues invoices by, by hand unless given. */
type BulkPortal = Pick<TestApp, 'database' | 'app'> & { invoicing?: InvoiceChannel };

interface Given {
  ids?: readonly string[];
  filter?: object;
  reason?: string;
  workerId?: string;
  tagId?: string;
  percentX100?: number;
  dueDay?: number;
  dueDays?: number;
}

/** Previews an act on rows of a list. */
export const prepareBulk = (portal: TestApp, token: string, list: string, kind: BulkKind, given: Given) =>
  portal.call('POST /api/bulkManage/bulk/prepare', { data: { list, kind, ...given } }, token);

export const operateBulk = (portal: TestApp, token: string, run: BulkRun, event: string) =>
  portal.call('POST /api/bulkManage/bulk/operate', { id: run.runId, event, version: run.version }, token);

/** Runs the job that carries out bulk runs and takes them back. */
export const workBulk = (
  { database, app, invoicing = invoiceByHand }: BulkPortal,
  now: () => Date,
): Promise<void> => workOnRuns({ database, clock: { now }, invoicing, callAs: app.callAs }, allBulkActs);

export const readBulk = async (portal: TestApp, token: string, id: string): Promise<BulkRun> =>
  (await portal.call('GET /api/bulkManage/bulk/queryDetail', { id }, token)).data;

/** Previews an act, starts it and lets it end. */
export async function doBulk(
  portal: TestApp & BulkPortal,
  token: string,
  now: () => Date,
  ...[list, kind, given]: [string, BulkKind, Given]
): Promise<BulkRun> {
  const { data: run } = await prepareBulk(portal, token, list, kind, given);
  await operateBulk(portal, token, run, 'start');
  await workBulk(portal, now);
  return readBulk(portal, token, run.runId);
}
