import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attachment, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { exportRefusals, operateRefusals, reason, service } from './desk.ts';
import { ballotStates, contestEntryStates, contestMemberStates, officeEntryEvents } from './terms.ts';

const managedEntry = z.object({
  entryId: id,
  version: z.int(),
  no: z.string(),
  contestId: id,
  contestTitle: z.string(),
  track: z.string(),
  title: z.string(),
  teamName: z.string(),
  leaderName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(contestEntryStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  /** Null until the results are public. */
  raw: z.number().nullable(),
  norm: z.number().nullable(),
  rank: z.int().nullable(),
  prize: z.string(),
  actions: z.array(z.enum(officeEntryEvents)),
});
export type ManagedContestEntry = z.infer<typeof managedEntry>;

const managedEntryDetail = managedEntry.extend({
  summary: z.string(),
  picture: picture.nullable(),
  files: z.array(attachment),
  video: attachment.nullable(),
  members: z.array(z.object({ userId: id, name: z.string(), state: z.enum(contestMemberStates) })),
  reason: z.string(),
  /** The state of each judge's ballot. */
  ballots: z.array(z.enum(ballotStates)),
});
export type ManagedEntryDetail = z.infer<typeof managedEntryDetail>;

const entryFilter = {
  state: oneOf(m.field_state, contestEntryStates).optional(),
  contestId: id.optional(),
  keyword: keyword.optional(),
};

export const entryQueryManageList = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/queryManageList',
  summary: 'The entries of one contest or of all.',
  input: z.object({ ...entryFilter, sort: sortedBy('created').default('-created'), ...paging }),
  output: pageOfTabs(managedEntry, contestEntryStates),
  refuses: [],
});

export const entryExport = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/export',
  summary: 'The entries of a filter as a spreadsheet; scores only where they are public.',
  input: z.object(entryFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const entryQueryManageDetail = endpoint({
  ...service,
  method: 'GET',
  path: '/api/activityManage/contestEntry/queryManageDetail',
  summary: 'One entry with its team and its files.',
  input: z.object({ id }),
  output: managedEntryDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const entryOperateManage = endpoint({
  ...service,
  method: 'POST',
  path: '/api/activityManage/contestEntry/operateManage',
  summary: 'Checks the form of an entry: qualifies, returns or disqualifies it.',
  input: z.object({ id, event: kindOf(m.field_event, officeEntryEvents), version, data: reason }),
  output: managedEntryDetail,
  refuses: operateRefusals,
});

export const contestEntryManageEndpoints = [
  entryQueryManageList,
  entryExport,
  entryQueryManageDetail,
  entryOperateManage,
] as const;
