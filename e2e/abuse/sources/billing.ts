import { eq } from 'drizzle-orm';
import { bills } from '../../../apps/server/src/features/billing/bill/bill.table.ts';
import { insertBill } from '../../../apps/server/src/features/billing/testing/insert-meter.ts';
import {
  insertBuilding,
  insertUnit,
} from '../../../apps/server/src/features/building/testing/insert-building.ts';
import { insertContract } from '../../../apps/server/src/features/lease/testing/insert-contract.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A replaced meter, a bill with an answered objection, and a bill with a proposed change. */
async function write({
  db,
  write,
  fixtures: { author, owner, enterpriseId },
}: Writer): Promise<PayloadPages> {
  const unitId = await insertUnit(db, { buildingId: await insertBuilding(db) });
  const meter = await write<{ meterId: string; version: number }>(
    author.caller,
    '/api/propertyManage/meter/save',
    {
      data: {
        kind: 'WATER',
        unitId,
        multiplier: 1,
        digits: 5,
        isTou: false,
        status: 'ONLINE',
        readingX100: 10_000,
      },
    },
  );
  await write(author.caller, '/api/propertyManage/meter/replace', {
    id: meter.meterId,
    version: meter.version,
    data: { period: today().slice(0, 7), readingX100: 11_000, newReadingX100: 0, digits: 5 },
  });
  const issued = { enterpriseId, issueDate: today(), dueDate: today() };
  const objected = await insertBill(db, { ...issued, period: '2025-09' });
  const changed = await insertBill(db, { ...issued, period: '2025-10' });
  const versionOf = async (id: string) => {
    const [row] = await db.select({ version: bills.version }).from(bills).where(eq(bills.id, id));
    return row?.version ?? 1;
  };
  await write(owner.caller, '/api/propertyManage/bill/object', { id: objected, version: 1, data: {} });
  await write(author.caller, '/api/propertyManage/bill/operateManage', {
    id: objected,
    event: 'refuse',
    version: await versionOf(objected),
    data: {},
  });
  await write(author.caller, '/api/propertyManage/bill/askChange', {
    id: changed,
    version: await versionOf(changed),
    data: { kind: 'ADJUST', amountFen: -100 },
  });
  const { feeId } = await write<{ feeId: string }>(author.caller, '/api/propertyManage/fee/saveOwn', {
    data: {
      code: 'ABUSED',
      basis: 'MONTHLY',
      unitPriceE4: 10_000,
      taxPpm: 60_000,
      alwaysSecond: false,
      enabled: true,
    },
  });
  const leased = await insertUnit(db, { buildingId: await insertBuilding(db) });
  const contractId = await insertContract(db, { enterpriseId, unitIds: [leased] });
  await write(author.caller, '/api/propertyManage/charge/save', {
    data: {
      contractId,
      feeCode: 'ABUSED',
      quantityX100: 100,
      unitPriceE4: 10_000,
      from: '2027-01-01',
      to: null,
    },
  });
  const { handBillId, version } = await write<{ handBillId: string; version: number }>(
    author.caller,
    '/api/propertyManage/handBill/save',
    {
      data: {
        kind: 'BILL',
        enterpriseId,
        contractId: null,
        billId: null,
        feeCode: 'ABUSED',
        lines: [{ quantityX100: 100, unitPriceE4: 10_000 }],
        dueDate: today(),
        hasLateFee: false,
        fileId: '',
      },
    },
  );
  await write(author.caller, '/api/propertyManage/handBill/operate', {
    id: handBillId,
    event: 'issue',
    version,
  });
  const [byHand] = await db.select({ id: bills.id }).from(bills).where(eq(bills.feeCode, 'ABUSED'));
  return {
    owner: [`/my-payment/${byHand?.id}`, '/cost-query', `/my-payment/${objected}`, '/utility-bill-manage'],
    operator: [
      '/manage/meter',
      `/manage/bill?bill=${objected}`,
      `/manage/bill?bill=${changed}`,
      `/manage/fee?fee=${feeId}`,
      `/manage/bill/hand/${handBillId}`,
      `/manage/contract?contract=${contractId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/meter/askAgain data.meterNo': 'is looked up',
    '/api/propertyManage/meter/bind data.meterNo': 'is looked up',
    '/api/propertyManage/meter/read data.meterNo': 'is looked up',
    '/api/propertyManage/meter/submitReading data.photoFileId': 'is looked up',
    '/api/propertyManage/bill/object data.fileId': 'is looked up',
    '/api/propertyManage/handBill/save data.fileId': 'is looked up',
    '/api/propertyManage/handBill/operate reason': 'is only for what is returned',
    '/api/propertyManage/bill/queryPublic no': 'is looked up',
    '/api/propertyManage/bill/queryPublic roomNo': 'is looked up',
    '/api/propertyManage/bill/payAsGuest no': 'is looked up',
    '/api/propertyManage/bill/payAsGuest roomNo': 'is looked up',
    '/api/propertyManage/meter/queryPublic meterNo': 'is looked up',
    '/api/propertyManage/meter/queryPublic roomNo': 'is looked up',
  },
  write,
};
