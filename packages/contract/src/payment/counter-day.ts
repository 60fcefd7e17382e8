import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenDay, day, fen, id, instant, pageOfTabs } from '../fields.ts';
import { kindOf, labelled, note, oneOf, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { counterDayLifecycle } from './counter-day-lifecycle.ts';
import { counterWays } from './receipt-terms.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;

const maxFen = 100_000_000_000;

/** What one way should hold at the end of the day: what was left in the drawer, plus what came, less what went back. */
const expectedOfWay = z.object({
  way: z.enum(counterWays),
  wayLabel: z.string(),
  openFen: fen,
  receipts: z.int(),
  takenFen: fen,
  backFen: fen,
  expectedFen: z.int(),
});

/** A receipt or a reversal of the day. */
const entry = z.object({
  receiptId: id,
  no: z.string(),
  wayLabel: z.string(),
  enterpriseName: z.string(),
  note: z.string(),
  /** Negative for a reversal. */
  amountFen: z.int(),
});

const openDay = z.object({
  day,
  /** The day of the money that comes now: today, or the next day if today is closed. */
  currentDay: day,
  /** Whether the day has not come yet. */
  isAhead: z.boolean(),
  /** The last closed day; null before the first. */
  closedThrough: day.nullable(),
  /** Days with money that have to be closed first, earliest first. */
  earlier: z.array(day),
  ways: z.array(expectedOfWay),
  entries: z.array(entry),
  /** Receipts that wait for a second person, by number; they are decided first. */
  undecided: z.array(z.string()),
  /** From this sum of counted cash and cheques on, a second person takes them over. */
  secondPersonFromFen: fen,
});
export type OpenCounterDay = z.infer<typeof openDay>;

export const counterDayQueryOpen = call.read(byFinance, '/api/payManage/counterDay/queryOpen', {
  summary:
    'Returns what the counter should hold by way at the end of a day: the earliest that is not closed, or the one named.',
  input: z.object({ day: day.optional() }),
  output: openDay,
  refuses: [retCodes.FIELD_REFUSED],
});

export const counterDayContent = z.object({
  day: chosenDay(m.field_date),
  /** Cash that stays in the drawer for the next day; the rest is handed over. */
  keptFen: wholeBetween(m.counter_day_kept, 0, maxFen),
  ways: labelled(
    m.counter_day_counted,
    z
      .array(
        z.object({
          way: kindOf(m.field_pay_channel, counterWays),
          /** What should be there, as the clerk saw it. */
          expectedFen: z.int(),
          countedFen: wholeBetween(m.counter_day_counted, 0, maxFen),
          reason: note(m.counter_day_reason, 100),
        }),
      )
      .length(counterWays.length, { error: m.counter_day_fault_ways }),
  ),
});
export type CounterDayContent = z.infer<typeof counterDayContent>;

const row = z.object({
  counterDayId: id,
  no: z.string(),
  day,
  expectedFen: z.int(),
  countedFen: fen,
  differenceFen: z.int(),
  firstByName: z.string(),
  secondByName: z.string(),
  state: z.enum(counterDayLifecycle.states),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
});
export type CounterDayRow = z.infer<typeof row>;

const detail = row.extend({
  keptFen: fen,
  ways: z.array(expectedOfWay.extend({ countedFen: fen, differenceFen: z.int(), reason: z.string() })),
  entries: z.array(entry),
  takenAt: instant.nullable(),
  returnedFor: z.string(),
  actions: abilities(counterDayLifecycle.events),
});
export type CounterDayDetail = z.infer<typeof detail>;

export const counterDayClose = call.write(byFinance, '/api/payManage/counterDay/close', {
  summary:
    'Closes a day of the counter as counted; with a difference or above the park’s threshold it is handed to a second person.',
  input: z.object({ data: counterDayContent }),
  output: detail,
  refuses: [retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

const filter = {
  state: oneOf(m.field_state, counterDayLifecycle.states).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const counterDayQueryList = call.list(byFinance, '/api/payManage/counterDay/queryList', {
  summary: 'Lists the counted days of the counter, latest first.',
  filter,
  output: pageOfTabs(row, counterDayLifecycle.states),
});

export const counterDayExport = call.sheet(byFinance, '/api/payManage/counterDay/export', {
  summary: 'Exports the filtered days as a spreadsheet.',
  input: z.object(filter),
});

export const counterDayQueryDetail = call.detail(byFinance, '/api/payManage/counterDay/queryDetail', {
  summary: 'Returns a counted day with its ways and receipts.',
  output: detail,
});

export const counterDayOperate = call.operate(byFinance, '/api/payManage/counterDay/operate', {
  summary: 'Takes over what somebody else counted, or returns it to be counted again.',
  events: counterDayLifecycle.events,
  fields: { reason: note(m.field_reason, 100) },
  output: detail,
  refuses: [retCodes.SECOND_APPROVER_NEEDED],
});

export const counterDayPrint = call.file(byFinance, '/api/payManage/counterDay/print', {
  raw: ['pdf'],
  summary: 'Downloads a counted day as a PDF for the two who sign it.',
});
