import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { reason } from './desk.ts';
import { ballotStates, contestEntryStates, contestMemberStates, officeEntryEvents } from './terms.ts';

const byService = { tag: 'contest', access: ['OP_SERVICE'] } as const;

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
  actions: abilities(officeEntryEvents),
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

export const entryQueryManageList = call.list(byService, '/api/activityManage/contestEntry/queryManageList', {
  summary: 'Lists the entries of one contest or of all.',
  filter: { ...entryFilter, sort: sortedBy('created').default('-created') },
  output: pageOfTabs(managedEntry, contestEntryStates),
});

export const entryExport = call.sheet(byService, '/api/activityManage/contestEntry/export', {
  summary: 'Exports the filtered entries as a spreadsheet; scores only once they are public.',
  input: z.object(entryFilter),
});

export const entryQueryManageDetail = call.detail(
  byService,
  '/api/activityManage/contestEntry/queryManageDetail',
  {
    summary: 'Returns an entry with its team and files.',
    output: managedEntryDetail,
  },
);

export const entryOperateManage = call.operate(byService, '/api/activityManage/contestEntry/operateManage', {
  summary: 'Qualifies, returns or disqualifies an entry after the formal check.',
  events: officeEntryEvents,
  fields: { data: reason },
  output: managedEntryDetail,
});
