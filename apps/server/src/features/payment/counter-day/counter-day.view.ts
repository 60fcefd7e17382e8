import type { CounterDayDetail, CounterDayRow } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import { counterWays, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { NamedCounterDay } from './counter-day.queries.ts';
import { counterDayWays } from './counter-day.table.ts';
import { entriesOf } from './expect-day.ts';

export const viewCounterDay = ({ counted, firstByName, secondByName }: NamedCounterDay): CounterDayRow => ({
  counterDayId: counted.id,
  no: counted.no,
  day: counted.day,
  expectedFen: counted.expectedFen,
  countedFen: counted.countedFen,
  differenceFen: counted.countedFen - counted.expectedFen,
  firstByName: firstByName ?? '',
  secondByName: secondByName ?? '',
  state: counted.status,
  stateLabel: counterDayLifecycle.labels[counted.status](),
  createdAt: counted.createdAt.getTime(),
  version: counted.version,
});

export const counterDayColumns: SheetColumn<NamedCounterDay>[] = [
  { head: '日结单号', value: ({ counted }) => counted.no, width: 20 },
  { head: '日期', value: ({ counted }) => counted.day, width: 14 },
  { head: '应有（元）', value: ({ counted }) => counted.expectedFen / 100 },
  { head: '实点（元）', value: ({ counted }) => counted.countedFen / 100 },
  { head: '差额（元）', value: ({ counted }) => (counted.countedFen - counted.expectedFen) / 100 },
  { head: '留存现金（元）', value: ({ counted }) => counted.keptFen / 100 },
  { head: '点款人', value: ({ firstByName }) => firstByName ?? '', width: 14 },
  { head: '接收人', value: ({ secondByName }) => secondByName ?? '', width: 14 },
  { head: '状态', value: ({ counted }) => counterDayLifecycle.labels[counted.status]() },
  { head: '点款时间', value: ({ counted }) => counted.createdAt, width: 20 },
];

async function viewWays(db: Db, counterDayId: string): Promise<CounterDayDetail['ways']> {
  const rows = await db.select().from(counterDayWays).where(eq(counterDayWays.counterDayId, counterDayId));
  return rows
    .map(({ counterDayId: _, ...row }) => {
      const expectedFen = row.openFen + row.takenFen - row.backFen;
      return {
        ...row,
        wayLabel: receiptWayLabels[row.way](),
        expectedFen,
        differenceFen: row.countedFen - expectedFen,
      };
    })
    .sort((one, other) => counterWays.indexOf(one.way) - counterWays.indexOf(other.way));
}

export async function viewCounterDayDetail(
  db: Db,
  named: NamedCounterDay,
  userId: string,
): Promise<CounterDayDetail> {
  const { counted } = named;
  return {
    ...viewCounterDay(named),
    keptFen: counted.keptFen,
    ways: await viewWays(db, counted.id),
    entries: counted.status === 'RETURNED' ? [] : await entriesOf(db, counted.day),
    takenAt: counted.takenAt?.getTime() ?? null,
    returnedFor: counted.returnedFor,
    // Who counted doesn't take it over.
    actions: possibleEvents(
      counterDayLifecycle.transitions,
      counted.status,
      (event) => event !== 'take' || counted.firstBy !== userId,
    ),
  };
}
