import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import { bookingDetails, bookingRefusals, bookingRow, line } from '../booking/public.ts';
import { bookableStates } from '../booking/terms.ts';
import * as call from '../call.ts';
import { chosenDay, chosenId, day, fen, id, instant, picture, timeOfDay } from '../fields.ts';
import { oneOf, textBetween, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { openModes, resourceCodes, resourceRequestStates } from './terms.ts';

const tag = 'resource';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

const resourceRow = z.object({
  resourceId: id,
  code: z.enum(resourceCodes),
  name: z.string(),
  ownerName: z.string(),
  /** Null if the owner has no page in the portal. */
  enterpriseId: id.nullable(),
  intro: z.string(),
  openMode: z.enum(openModes),
  feeText: z.string(),
  place: z.string(),
  picture: picture.nullable(),
  gallery: z.array(picture),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  status: z.enum(bookableStates),
  statusNote: z.string(),
  /** For varieties: the Latin name, the trade name and the flowering months. */
  latin: z.string(),
  genus: z.string(),
  bloomFrom: z.int().nullable(),
  bloomTo: z.int().nullable(),
  /** For achievements: technology readiness, 1 to 9. */
  maturity: z.int().nullable(),
});
export type ResourceRow = z.infer<typeof resourceRow>;

/** For an instrument: operating hours and price per sample. */
const machine = z.object({
  openFrom: timeOfDay,
  openTo: timeOfDay,
  maxSlots: z.int(),
  needApproval: z.boolean(),
  unitFen: fen,
  unitName: z.string(),
});

const machineDay = z.object({
  date: day,
  isClosed: z.boolean(),
  freeMinutes: z.int(),
  spans: z.array(z.object({ from: timeOfDay, to: timeOfDay })),
});
export type MachineDay = z.infer<typeof machineDay>;

const machineRow = resourceRow.and(machine).and(z.object({ days: z.array(machineDay) }));
export type MachineRow = z.infer<typeof machineRow>;

const resourceQueryListAnswer = z.object({
  code: z.enum(resourceCodes),
  counts: z.record(z.enum(resourceCodes), z.int()),
  today: day,
  from: day,
  rows: z.array(resourceRow),
  machines: z.array(machineRow),
});

export const resourceQueryList = call.read(open, '/api/serviceManage/resource/queryList', {
  summary: 'Lists the shared resources of a type: instruments with a week of hours, and all others.',
  input: z.object({ code: oneOf(m.resource_code, resourceCodes), from: day.optional() }),
  output: resourceQueryListAnswer,
});

const machineQueryGridAnswer = resourceRow.and(machine).and(
  z.object({
    today: day,
    now: instant,
    from: day,
    minAheadMin: z.int(),
    maxAheadDays: z.int(),
    lines: z.array(line),
    stoppedUntil: instant.nullable(),
  }),
);

export const machineQueryGrid = call.read(session, '/api/serviceManage/resource/queryGrid', {
  summary: 'Returns the booked hours of an instrument over fourteen days, including the caller’s.',
  input: z.object({ id, date: day.optional() }),
  output: machineQueryGridAnswer,
  refuses: [retCodes.NOT_FOUND],
});
export type MachineGrid = z.infer<typeof machineQueryGrid.output>;

export const machineBooking = bookingDetails.pick({ title: true }).and(
  z
    .object({
      resourceId: chosenId(m.resource_instrument),
      date: chosenDay(m.field_date),
      from: timeOfDay,
      to: timeOfDay,
      /** Number of samples or batches, the unit of the price. */
      quantity: wholeBetween(m.field_quantity, 1, 500),
    })
    .superRefine(({ from, to }, context) => {
      if (to <= from) context.addIssue({ code: 'custom', path: ['to'], message: m.fault_end_before_start() });
    }),
);
export type MachineBooking = z.infer<typeof machineBooking>;

export const machineBook = call.write(session, '/api/serviceManage/resource/book', {
  summary: 'Books hours on an instrument; the cost of samples is paid with them.',
  input: z.object({ data: machineBooking }),
  output: bookingRow,
  refuses: bookingRefusals,
});

export const machineWait = call.write(session, '/api/serviceManage/resource/wait', {
  summary: 'Joins the waiting list for booked instrument hours, even while they are in progress.',
  input: z.object({ data: machineBooking }),
  output: bookingRow,
  refuses: [...bookingRefusals, retCodes.TRANSITION_REFUSED],
});

export const resourceNeed = z.object({
  resourceId: chosenId(m.resource_name),
  purpose: textBetween(m.resource_purpose, 10, 300),
});
export type ResourceNeed = z.infer<typeof resourceNeed>;

const resourceRequest = z.object({
  requestId: id,
  version: z.int(),
  resourceId: id,
  resourceName: z.string(),
  code: z.enum(resourceCodes),
  ownerName: z.string(),
  purpose: z.string(),
  state: z.enum(resourceRequestStates),
  stateLabel: z.string(),
  /** The park's answer, once given. */
  answer: z.string(),
  /** The contact to call, once agreed. */
  contact: z.string(),
  createdAt: instant,
  canWithdraw: ability(),
});
export type ResourceRequest = z.infer<typeof resourceRequest>;

const requestRefusals = [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED] as const;

export const resourceAsk = call.write(session, '/api/serviceManage/resource/request', {
  summary: 'Requests a resource and states the purpose, with one open request per resource.',
  input: z.object({ data: resourceNeed }),
  output: resourceRequest,
  refuses: requestRefusals,
});

export const resourceQueryOne = call.detail(open, '/api/serviceManage/resource/queryDetail', {
  summary: 'Returns a resource that can be requested.',
  output: resourceRow,
});

export const resourceQueryRequest = call.detail(session, '/api/serviceManage/resourceRequest/queryDetail', {
  summary: 'Returns one of the caller’s requests with its answer.',
  output: resourceRequest,
});

export const resourceOperate = call.operate(session, '/api/serviceManage/resourceRequest/operate', {
  summary: 'Withdraws one of the caller’s unanswered requests.',
  events: ['withdraw'],
  output: resourceRequest,
  refuses: [retCodes.FIELD_REFUSED],
});
