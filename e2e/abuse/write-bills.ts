import { eq } from 'drizzle-orm';
import { bills } from '../../apps/server/src/features/billing/bill/bill.table.ts';
import { insertBill } from '../../apps/server/src/features/billing/testing/insert-meter.ts';
import type { Writer } from './writer.ts';

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A meter that was replaced, a bill whose objection was answered, and one that somebody wants to change. */
export async function writeBills(
  { db, write, fixtures: { author, owner, enterpriseId } }: Writer,
  { unitId }: { unitId: string },
) {
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
  return { objectedBill: objected, changedBill: changed };
}
