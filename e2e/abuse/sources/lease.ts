import { eq } from 'drizzle-orm';
import {
  insertBuilding,
  insertUnit,
} from '../../../apps/server/src/features/building/testing/insert-building.ts';
import { contracts } from '../../../apps/server/src/features/lease/lease.table.ts';
import { insertProof } from '../../../apps/server/src/features/lease/testing/move-out-park.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const dayFrom = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

interface Moved {
  version: number;
}

/** A contract that was returned once, is in force, and is being terminated. */
async function write({ db, write, fixtures }: Writer): Promise<PayloadPages> {
  const { author, chief, owner, enterpriseId } = fixtures;
  const unitId = await insertUnit(db, { buildingId: await insertBuilding(db) });
  const { contractId } = await write<{ contractId: string }>(
    author.caller,
    '/api/propertyManage/contract/save',
    {
      data: {
        enterpriseId,
        unitIds: [unitId],
        kind: 'RENT',
        from: dayFrom(-30),
        to: dayFrom(300),
        rentFenPerMonth: 90_000,
        payCycle: 1,
        freeDays: 0,
        depositFen: 180_000,
        escalations: [],
        propertyFeeFenPerM2Month: 100,
        lateFeePpmPerDay: 500,
        noticeDays: 60,
        fileId: '',
      },
    },
  );
  const versionNow = async () => {
    const [row] = await db.select().from(contracts).where(eq(contracts.id, contractId));
    return row?.version ?? 0;
  };
  const operate = async (event: string, data: object = {}) =>
    write<Moved>(author.caller, '/api/propertyManage/contract/operate', {
      id: contractId,
      event,
      version: await versionNow(),
      data,
    });
  const sign = async (event: string) =>
    write(owner.caller, '/api/propertyManage/contract/sign', {
      id: contractId,
      event,
      version: await versionNow(),
    });
  await operate('send');
  await sign('refuse');
  await operate('send');
  await sign('confirm');
  // As on its first day, which has passed, with the deposit paid.
  await db
    .update(contracts)
    .set({ status: 'ACTIVE', depositPaidFen: 180_000 })
    .where(eq(contracts.id, contractId));
  // Before its termination, an act that its owner declines, and one that is withdrawn.
  const enter = async () =>
    write<{ actId: string }>(author.caller, '/api/propertyManage/leaseAct/submit', {
      contractId,
      version: await versionNow(),
      data: {
        kind: 'RENT',
        basis: 'CONSENT',
        from: dayFrom(20),
        pctX100: 300,
        rentFenPerMonth: null,
        propertyFeeFenPerM2Month: null,
        depositFen: null,
        fileId: '',
      },
    });
  const declined = await enter();
  await write(owner.caller, '/api/propertyManage/leaseAct/answer', {
    id: declined.actId,
    event: 'refuse',
    version: 1,
  });
  const withdrawn = await enter();
  await write(author.caller, '/api/propertyManage/leaseAct/operate', {
    id: withdrawn.actId,
    event: 'withdraw',
    version: 1,
    fileId: '',
  });
  const ask = (kind: string, requestedDay: string | null) =>
    write<{ requestId: string }>(owner.caller, '/api/propertyManage/contractRequest/submit', {
      data: { contractId, kind, requestedDay },
    });
  const { requestId } = await ask('LEAVE', dayFrom(90));
  const decide = (event: string, version: number) =>
    write(author.caller, '/api/propertyManage/contractRequest/operate', { id: requestId, event, version });
  await decide('take', 1);
  await decide('agree', 2);
  await operate('handOver');
  const item = { contractId, kind: 'DEDUCTION', amountFen: 1_000, billId: null, fileIds: [] };
  const { netFen } = await write<{ netFen: number }>(author.caller, '/api/propertyManage/moveOut/saveItem', {
    data: item,
  });
  // Its deposit was paid by no order, so that it goes to a named account.
  const fileId = await insertProof(db, author.user.id);
  const propose = () =>
    write<{ moveOut: { moveOutId: string; version: number } }>(
      author.caller,
      '/api/propertyManage/moveOut/propose',
      { data: { contractId, netFen, payee: { number: '6222000004580' }, fileId } },
    );
  const { moveOutId, version: proposed } = (await propose()).moveOut;
  await write(chief.caller, '/api/propertyManage/moveOut/operate', {
    id: moveOutId,
    event: 'return',
    version: proposed,
  });
  const again = (await propose()).moveOut;
  // Once it is settled, its tenant objects and gets an answer.
  const settled = await write<{ consent: { consentId: string; version: number } }>(
    chief.caller,
    '/api/propertyManage/moveOut/operate',
    { id: again.moveOutId, event: 'approve', version: again.version },
  );
  const { consentId, version: asked } = settled.consent;
  await write(owner.caller, '/api/propertyManage/moveOut/answer', {
    id: consentId,
    event: 'object',
    version: asked,
  });
  await write(author.caller, '/api/propertyManage/moveOut/operateConsent', {
    id: consentId,
    event: 'answer',
    version: asked + 1,
    fileId: '',
  });
  return {
    owner: ['/contract-info', `/contract-info?contract=${contractId}`],
    operator: [
      '/manage/contract',
      `/manage/contract?contract=${contractId}`,
      `/manage/contract?act=${declined.actId}`,
      `/manage/contract/${contractId}/change`,
      `/manage/contract?view=requests&request=${requestId}`,
      `/manage/contract/${contractId}/settlement`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/contract/save data.fileId': 'is looked up',
    '/api/propertyManage/leaseAct/submit data.fileId': 'is looked up',
    '/api/propertyManage/leaseAct/operate fileId': 'is looked up',
    '/api/propertyManage/moveOut/propose data.fileId': 'is looked up',
    '/api/propertyManage/moveOut/operateConsent fileId': 'is looked up',
  },
  write,
};
