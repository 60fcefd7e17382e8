import { expect, it } from 'vitest';
import { EnvError, readEnv } from '../env.ts';
import { openInvoiceChannel } from './open-invoice-channel.ts';
import { TaxService } from './testing/tax-service.ts';

const clock = { now: () => new Date('2026-11-21T04:00:00Z') };

it('invoices are issued by hand unless the settings name a service', async () => {
  const channel = openInvoiceChannel(readEnv({}), clock);
  expect(channel.isByHand).toBe(true);
  expect(await channel.query('FP1')).toEqual({ state: 'BY_HAND' });
  expect(await channel.fetchFile('FP1')).toBeNull();
});

it('a service is reached with the keys of the settings', async () => {
  const service = await TaxService.open(clock);
  const channel = openInvoiceChannel(readEnv({ DEMO: '0', ...service.settings }), clock);
  expect(channel.isByHand).toBe(false);
  expect(await channel.query('FP1')).toEqual({ state: 'UNKNOWN' });
  await service.close();
});

it.each([
  ['TAX_SERVICE_ENDPOINT', { TAX_SERVICE_ENDPOINT: '' }],
  ['TAX_SERVICE_PUBLIC_KEY', { TAX_SERVICE_PUBLIC_KEY: 'x' }],
  ['DEMO', { DEMO: '1' }],
  ['INVOICE_CHANNEL', { INVOICE_CHANNEL: 'FAX' }],
])('a start with a wrong %s ends with its name', async (name, settings) => {
  const service = await TaxService.open(clock);
  const read = () => readEnv({ DEMO: '0', ...service.settings, ...settings });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(name);
  await service.close();
});
