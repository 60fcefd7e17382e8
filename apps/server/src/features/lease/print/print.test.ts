import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { meters, readings } from '../../billing/meter/meter.table.ts';
import { firstReadings } from '../../billing/move-in/first-readings.public.ts';
import { insertMeter, insertReading } from '../../billing/testing/insert-meter.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { settlementConsents } from '../consent/consent.table.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { moveOuts } from '../move-out/move-out.table.ts';
import { insertContract } from '../testing/insert-contract.ts';

const park = usePark(
  { surveyor: ['OP_PROPERTY'], service: ['OP_SERVICE'], tenant: 'owner', other: 'owner' },
  { empties: [settlementConsents, moveOuts, bills, readings, meters, contractUnits, contracts, units] },
);
let contractId: string;

beforeEach(async () => {
  await prepareFees(park.db);
  const unitId = await insertUnit(park.db, { buildingId: await insertBuilding(park.db) });
  contractId = await insertContract(park.db, {
    enterpriseId: park.tenant.enterpriseId,
    unitIds: [unitId],
    status: 'TERMINATING',
    leaveOn: '2026-11-20',
    handover: '完好',
  });
});

const print = (call: 'print' | 'printManaged', paper: string, token: string, lang = 'zh') =>
  park.app.inject({
    url: `/api/propertyManage/contract/${call}?id=${contractId}&paper=${paper}`,
    headers: { token, 'accept-language': lang },
  });

const isPdf = (answer: { rawPayload: Buffer }) => faultsOf(readPdf(answer.rawPayload)).length === 0;

it.each(['CONTRACT', 'MOVE_IN', 'HANDOVER', 'SETTLEMENT'])('prints %s for the offices', async (paper) => {
  for (const lang of ['zh', 'en', 'es', 'ja'])
    expect(isPdf(await print('printManaged', paper, park.surveyor.token, lang))).toBe(true);
  expect((await print('printManaged', paper, park.service.token)).json().header.retCode).not.toBe('000000');
});

it('prints for the tenant, whose settlement is theirs to see once it is booked', async () => {
  for (const paper of ['CONTRACT', 'MOVE_IN', 'HANDOVER'])
    expect(isPdf(await print('print', paper, park.tenant.token))).toBe(true);
  expect((await print('print', 'SETTLEMENT', park.tenant.token)).json().header.retCode).toBe('500404');
  for (const paper of ['CONTRACT', 'MOVE_IN', 'HANDOVER', 'SETTLEMENT'])
    expect((await print('print', paper, park.other.token)).json().header.retCode).toBe('500404');
});

it('has no handover of a contract that goes on', async () => {
  await park.db.update(contracts).set({ status: 'ACTIVE' }).where(eq(contracts.id, contractId));
  for (const paper of ['HANDOVER', 'SETTLEMENT'])
    expect((await print('printManaged', paper, park.surveyor.token)).json().header.retCode).toBe('500404');
  expect(isPdf(await print('printManaged', 'CONTRACT', park.surveyor.token))).toBe(true);
});

it('has no protocol of moving in until both sides have signed', async () => {
  for (const status of ['DRAFT', 'TO_SIGN', 'VOID'] as const) {
    await park.db.update(contracts).set({ status }).where(eq(contracts.id, contractId));
    const { header } = (await print('printManaged', 'MOVE_IN', park.surveyor.token)).json();
    expect(header.retCode).toBe('500404');
  }
  await park.db.update(contracts).set({ status: 'SIGNED' }).where(eq(contracts.id, contractId));
  expect(isPdf(await print('printManaged', 'MOVE_IN', park.surveyor.token))).toBe(true);
});

it('moves in with what each meter showed last up to that day', async () => {
  const [held] = await park.db.select().from(contractUnits).where(eq(contractUnits.contractId, contractId));
  const unitId = held?.unitId ?? '';
  const read = await insertMeter(park.db, { unitId, meterNo: 'W-1', initialX100: 100 });
  await insertMeter(park.db, { unitId, meterNo: 'W-2', initialX100: 250 });
  const at = (day: string) => new Date(`${day}T09:00+08:00`);
  const checked = { meterId: read, status: 'CHECKED' } as const;
  await insertReading(park.db, {
    ...checked,
    period: '2026-09',
    readAt: at('2026-09-30'),
    readingX100: 12_000,
  });
  await insertReading(park.db, {
    ...checked,
    period: '2026-10',
    readAt: at('2026-10-31'),
    readingX100: 23_000,
    photoFileId: 'photo',
  });
  await insertReading(park.db, {
    ...checked,
    period: '2026-11',
    readAt: at('2026-11-02'),
    readingX100: 24_000,
  });
  const shown = (day: string) => firstReadings(park.db, [unitId], day);
  expect(await shown('2026-10-31')).toMatchObject([
    { meterNo: 'W-1', readingX100: 23_000, readAt: at('2026-10-31'), hasPhoto: true },
    { meterNo: 'W-2', readingX100: 250, readAt: null, hasPhoto: false },
  ]);
  expect(await shown('2026-10-30')).toMatchObject([
    { readingX100: 12_000, hasPhoto: false },
    { readAt: null },
  ]);
  expect(await firstReadings(park.db, [], '2026-10-30')).toEqual([]);
});
