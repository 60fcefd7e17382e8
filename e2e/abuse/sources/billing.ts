import { eq } from 'drizzle-orm';
import { bills } from '../../../apps/server/src/features/billing/bill/bill.table.ts';
import {
  insertBill,
  insertMeter,
  insertReading,
  insertTariff,
} from '../../../apps/server/src/features/billing/testing/insert-meter.ts';
import {
  insertBuilding,
  insertUnit,
} from '../../../apps/server/src/features/building/testing/insert-building.ts';
import { insertContract } from '../../../apps/server/src/features/lease/testing/insert-contract.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const dayMs = 86_400_000;
const dayAhead = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
const today = () => dayAhead(0);

/** A bill of a meter that was misread, with the request to correct it. */
async function askForCorrection({ db, write, fixtures: { author, enterpriseId } }: Writer, unitId: string) {
  const [meterNo, period] = ['misread', '2025-11'];
  const meterId = await insertMeter(db, { unitId, enterpriseId, meterNo });
  await insertReading(db, { meterId, enterpriseId, period, readingX100: 11_000 });
  await insertTariff(db, { effectiveFrom: '2019-01-01' });
  const of = { enterpriseId, meterId, sourceId: meterId, feeCode: 'WATER' as const, period };
  const billId = await insertBill(db, { ...of, issueDate: today(), dueDate: today() });
  await write(author.caller, '/api/propertyManage/meter/askCorrection', {
    data: { meterNo, period, readingX100: 10_500 },
  });
  return billId;
}

/** A bill with a proposed plan of instalments. */
async function proposePlan({ db, write, fixtures: { author, enterpriseId } }: Writer) {
  const issued = { enterpriseId, issueDate: today(), dueDate: today() };
  const id = await insertBill(db, { ...issued, period: '2025-08' });
  const lines = [1, 30].map((days) => ({ day: dayAhead(days), amountFen: 50_000 }));
  await write(author.caller, '/api/propertyManage/billPlan/propose', {
    id,
    version: 1,
    data: { lines, stopsLateFee: true },
  });
  return id;
}

/**
 * A replaced meter, a bill with an answered objection, one with a proposed change, one with a proposed plan, and one of
 * a misread meter.
 */
async function write(writer: Writer): Promise<PayloadPages> {
  const {
    db,
    write,
    fixtures: { author, owner, enterpriseId },
  } = writer;
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
  const planned = await proposePlan(writer);
  const misread = await askForCorrection(writer, unitId);
  const { feeId } = await write<{ feeId: string }>(author.caller, '/api/propertyManage/fee/saveOwn', {
    data: {
      code: 'ABUSED',
      names: {},
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
    owner: [
      `/my-payment/${byHand?.id}`,
      '/cost-query',
      `/my-payment/${objected}`,
      `/my-payment/${planned}`,
      '/utility-bill-manage',
    ],
    operator: [
      '/manage/meter',
      ...[objected, changed, planned, misread].map((id) => `/manage/bill?bill=${id}`),
      `/manage/fee?fee=${feeId}`,
      `/manage/bill/hand/${handBillId}`,
      `/manage/contract?contract=${contractId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/meter/askAgain data.meterNo': 'is looked up',
    '/api/propertyManage/meter/askCorrection data.meterNo': 'is looked up',
    '/api/propertyManage/meter/bind data.meterNo': 'is looked up',
    '/api/propertyManage/meter/previewCorrection data.meterNo': 'is looked up',
    '/api/propertyManage/meter/read data.meterNo': 'is looked up',
    '/api/propertyManage/meter/read data.photoFileId': 'is looked up',
    '/api/propertyManage/meter/readOnDay data.meterNo': 'is looked up',
    '/api/propertyManage/meter/submitReading data.photoFileId': 'is looked up',
    '/api/propertyManage/bill/object data.fileId': 'is looked up',
    '/api/propertyManage/billPlan/operate data.fileId': 'is looked up',
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
