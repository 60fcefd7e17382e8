import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import { labelled, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

const byFinance = { tag: 'report', access: ['OP_FINANCE'] } as const;

/** The last day that every month has. */
const lastSafeDay = 28;

const maxReaders = 50;

export const deliveryContent = z.object({
  isOn: labelled(m.report_delivery_on, z.boolean()),
  dayOfMonth: wholeBetween(m.report_delivery_day, 1, lastSafeDay),
  userIds: labelled(
    m.report_delivery_readers,
    z
      .array(id)
      .min(1, { error: fault.choose(m.report_delivery_readers) })
      .max(maxReaders),
  ),
});
export type DeliveryContent = z.infer<typeof deliveryContent>;

/** Readers without a mail address get the message only. */
const reader = z.object({ userId: id, name: z.string(), hasMail: z.boolean() });

const delivery = z.object({
  isOn: z.boolean(),
  dayOfMonth: z.int(),
  userIds: z.array(id),
  /** Everybody who can open the report. */
  readers: z.array(reader),
  /** The last month that was sent; empty if none. */
  sentPeriod: z.string(),
  sentAt: instant.nullable(),
  /** Null until it is first saved. */
  version: z.int().nullable(),
});
export type ReportDelivery = z.infer<typeof delivery>;

export const deliveryQueryDetail = call.read(byFinance, '/api/propertyManage/reportDelivery/queryDetail', {
  summary: 'Returns who is sent the business report of the last month, and on which day.',
  output: delivery,
});

export const deliverySave = call.write(byFinance, '/api/propertyManage/reportDelivery/save', {
  summary: 'Saves who is sent the business report of the last month, and on which day.',
  input: z.object({ version: version.optional(), data: deliveryContent }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT],
});
