import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { day, instant, keyword, pageOf, sortedBy } from '../fields.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

const logId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, { error: fault.malformed(m.field_id) });
const word = z
  .string()
  .overwrite(cleanLine)
  .max(60, { error: () => m.fault_characters({ max: 60 }) });

/** An entry of the operation log. */
const operLogRow = z.object({
  id: logId,
  at: instant,
  /** Null for the system. */
  user: z.object({ userId: z.string(), name: z.string(), loginName: z.string() }).nullable(),
  actingRole: z.string().nullable(),
  /** Name of the role in Chinese. */
  actingRoleLabel: z.string().nullable(),
  event: z.string(),
  eventLabel: z.string(),
  entity: z.string(),
  entityLabel: z.string(),
  entityId: z.string(),
  /** Current name; empty if it has none or no longer exists. */
  entityName: z.string(),
  reason: z.string().nullable(),
  ip: z.string(),
});
export type OperLogRow = z.infer<typeof operLogRow>;

/** One changed value, with personal data masked; null if there was or is none. */
const operLogChange = z.object({
  /** Path of the value, such as `data.title`. */
  field: z.string(),
  /** Name of the value in Chinese. */
  fieldLabel: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether the values are Chinese names of codes; false where a code no longer has one. */
  isNamed: z.boolean(),
});
export type OperLogChange = z.infer<typeof operLogChange>;

const filter = {
  /** Part of the name or login name. */
  user: keyword.optional(),
  event: word.optional(),
  entity: word.optional(),
  entityId: word.optional(),
  ip: word.optional(),
  from: day.optional(),
  to: day.optional(),
};

const admins = ['OP_ADMIN'] as const;

const byAdmins = { tag: 'log', access: admins } as const;

export const operLogQueryList = call.list(byAdmins, '/api/logManage/operLog/queryList', {
  summary: 'Lists the operation log, newest first; counted exactly up to 10,000.',
  filter: { ...filter, sort: sortedBy('at').default('-at') },
  output: pageOf(operLogRow),
});

const operLogQueryFacetsAnswer = z.object({
  events: z.array(z.object({ event: z.string(), label: z.string() })),
  entities: z.array(z.object({ entity: z.string(), label: z.string() })),
});

export const operLogQueryFacets = call.read(byAdmins, '/api/logManage/operLog/queryFacets', {
  summary: 'Lists the events and kinds of objects in the log.',
  output: operLogQueryFacetsAnswer,
});

export const operLogQueryDetail = call.read(byAdmins, '/api/logManage/operLog/queryDetail', {
  summary: 'Returns a log entry with what changed.',
  input: z.object({ id: logId }),
  output: operLogRow.extend({ userAgent: z.string(), changes: z.array(operLogChange) }),
  refuses: [retCodes.NOT_FOUND],
});

export const operLogExport = call.sheet(byAdmins, '/api/logManage/operLog/export', {
  summary: 'Exports the filtered log as a spreadsheet, in the background above 5,000 entries.',
  input: z.object(filter),
});
