import type { BulkKind } from '@portal/contract/bulk/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { bills } from '../features/billing/bill/bill.table.ts';
import { payableFenOn } from '../features/billing/bill/owed.public.ts';
import { units } from '../features/building/building.table.ts';
import { type BulkRowRecord, bulkRows, bulkRuns } from '../features/bulk/bulk.table.ts';
import { users } from '../features/identity/user.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

type Row = Omit<BulkRowRecord, 'runId' | 'position'>;

interface Run {
  kind: BulkKind;
  no: string;
  list: string;
  by: string;
  at: Date;
  rows: readonly Row[];
}

async function insertRun({ tx }: DemoContext, { kind, no, list, by, at, rows }: Run): Promise<void> {
  if (rows.length === 0) return;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, by));
  if (!user) return;
  const id = demoId('bulk', kind);
  const done = rows.filter(({ status }) => status !== 'BARRED').length;
  await tx.insert(bulkRuns).values({
    id,
    createdAt: at,
    createdBy: user.id,
    updatedAt: at,
    updatedBy: user.id,
    no,
    kind,
    list,
    values: { reason: '', workerId: null, tagId: null, percentX100: null, dueDay: null, dueDays: null },
    status: 'DONE',
    totalRows: done,
    doneRows: done,
    actingFor: { userId: user.id, ip: '', userAgent: '' },
    doneAt: at,
  });
  await tx.insert(bulkRows).values(rows.map((row, nth) => ({ ...row, runId: id, position: nth + 1 })));
}

/** Units that were closed for maintenance at once, and those that the preview left. */
async function closedUnits({ tx }: DemoContext): Promise<Row[]> {
  const found = await tx
    .select()
    .from(units)
    .where(inArray(units.state, ['MAINTENANCE', 'RESERVED']))
    .orderBy(asc(units.state), asc(units.id))
    .limit(8);
  return found.map(({ id, state, version }) => ({
    entityId: id,
    groupKey: id,
    status: state === 'MAINTENANCE' ? 'DONE' : 'BARRED',
    reason: state === 'MAINTENANCE' ? null : `state:${state}`,
    entityVersion: version,
    fen: null,
  }));
}

/** Reminders of overdue bills, of which one was paid in part between preview and run. */
async function remindedBills({ tx, today }: DemoContext): Promise<Row[]> {
  const found = await tx
    .select()
    .from(bills)
    .where(eq(bills.status, 'OVERDUE'))
    .orderBy(asc(bills.dueDate), asc(bills.id))
    .limit(5);
  return found.map((bill, nth) => {
    const isChanged = nth === 2;
    const isPlanned = bill.planDueOn !== null;
    return {
      entityId: bill.id,
      groupKey: bill.enterpriseId,
      status: isPlanned ? 'BARRED' : isChanged ? 'FAILED' : 'DONE',
      reason: isPlanned ? 'plan' : isChanged ? 'changed' : null,
      entityVersion: bill.version,
      fen: payableFenOn(bill, today),
    };
  });
}

/** Two acts on many rows: one that is finished, and one of which a row failed. */
export async function fillBulk(context: DemoContext): Promise<void> {
  const { today } = context;
  const day = today.replaceAll('-', '');
  await insertRun(context, {
    kind: 'UNIT_CLOSE',
    no: `PL${day}-9001`,
    list: 'GET /api/serviceManage/unit/queryManageList',
    by: 'op_property',
    at: new Date(chinaInstant(today, 520)),
    rows: await closedUnits(context),
  });
  await insertRun(context, {
    kind: 'BILL_REMIND',
    no: `PL${day}-9002`,
    list: 'GET /api/propertyManage/bill/queryManageList',
    by: 'op_finance',
    at: new Date(chinaInstant(today, 535)),
    rows: await remindedBills(context),
  });
}
