import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bills } from '../../billing/bill/bill.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { settlementConsents } from '../consent/consent.table.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { moveOuts } from '../move-out/move-out.table.ts';
import { insertContract } from '../testing/insert-contract.ts';

const park = usePark(
  { surveyor: ['OP_PROPERTY'], service: ['OP_SERVICE'], tenant: 'owner', other: 'owner' },
  { empties: [settlementConsents, moveOuts, bills, contractUnits, contracts, units] },
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

const isPdf = (answer: { rawPayload: Buffer }) => answer.rawPayload.subarray(0, 5).toString() === '%PDF-';

it.each(['CONTRACT', 'HANDOVER', 'SETTLEMENT'])('prints %s for the offices', async (paper) => {
  for (const lang of ['zh', 'en', 'es', 'ja'])
    expect(isPdf(await print('printManaged', paper, park.surveyor.token, lang))).toBe(true);
  expect((await print('printManaged', paper, park.service.token)).json().header.retCode).not.toBe('000000');
});

it('prints for the tenant, whose settlement is theirs to see once it is booked', async () => {
  for (const paper of ['CONTRACT', 'HANDOVER'])
    expect(isPdf(await print('print', paper, park.tenant.token))).toBe(true);
  expect((await print('print', 'SETTLEMENT', park.tenant.token)).json().header.retCode).toBe('500404');
  for (const paper of ['CONTRACT', 'HANDOVER', 'SETTLEMENT'])
    expect((await print('print', paper, park.other.token)).json().header.retCode).toBe('500404');
});

it('has no handover of a contract that goes on', async () => {
  await park.db.update(contracts).set({ status: 'ACTIVE' }).where(eq(contracts.id, contractId));
  for (const paper of ['HANDOVER', 'SETTLEMENT'])
    expect((await print('printManaged', paper, park.surveyor.token)).json().header.retCode).toBe('500404');
  expect(isPdf(await print('printManaged', 'CONTRACT', park.surveyor.token))).toBe(true);
});
