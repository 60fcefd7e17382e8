import { eq } from 'drizzle-orm';
import { contracts } from '../../apps/server/src/features/lease/lease.table.ts';
import type { Writer } from './writer.ts';

const dayFrom = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

interface Moved {
  version: number;
}

/** A building with a unit, and two who want to see it: one is expected, the other's visit is off. */
async function writeBuilding({ fixtures: { author, person, owner }, write }: Writer) {
  const { buildingId } = await write<{ buildingId: string }>(
    author.caller,
    '/api/serviceManage/building/save',
    { data: { kind: 'OFFICE', areaX100: 100_000, floors: 3, facilities: [''], fileId: null } },
  );
  const { unitId } = await write<{ unitId: string }>(author.caller, '/api/serviceManage/unit/save', {
    data: {
      buildingId,
      floor: 1,
      areaX100: 10_000,
      rentFenPerM2Month: 900,
      propertyFeeFenPerM2Month: 100,
      state: 'VACANT',
      planShape: null,
    },
  });
  const ask = (caller: typeof person.caller) =>
    write<{ viewingId: string }>(caller, '/api/serviceManage/viewing/submit', {
      data: { buildingId, unitId, visitAt: null },
    });
  const [expected, off] = [await ask(person.caller), await ask(owner.caller)];
  const operate = (id: string, event: string, version: number, data: object) =>
    write(author.caller, '/api/serviceManage/viewing/operate', { id, event, version, data });
  await operate(expected.viewingId, 'assign', 1, { visitAt: Date.now() + 86_400_000 });
  await operate(off.viewingId, 'cancel', 1, {});
  return { buildingId, unitId, viewingId: expected.viewingId, cancelledViewing: off.viewingId };
}

/** A contract that came back once, is in force, and is being left. */
export async function writeLeases(writer: Writer) {
  const { db, write, fixtures } = writer;
  const { author, owner, enterpriseId } = fixtures;
  const building = await writeBuilding(writer);
  const { contractId } = await write<{ contractId: string }>(
    author.caller,
    '/api/propertyManage/contract/save',
    {
      data: {
        enterpriseId,
        unitIds: [building.unitId],
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
  // As on its first day, which has come already.
  await db.update(contracts).set({ status: 'ACTIVE' }).where(eq(contracts.id, contractId));
  const ask = (kind: string, wishedDay: string | null) =>
    write<{ requestId: string }>(owner.caller, '/api/propertyManage/contractRequest/submit', {
      data: { contractId, kind, wishedDay },
    });
  const { requestId } = await ask('LEAVE', dayFrom(90));
  const decide = (event: string, version: number) =>
    write(author.caller, '/api/propertyManage/contractRequest/operate', { id: requestId, event, version });
  await decide('take', 1);
  await decide('agree', 2);
  await operate('handOver', { deductFen: 1_000 });
  return { ...building, contractId, leaseRequestId: requestId };
}
