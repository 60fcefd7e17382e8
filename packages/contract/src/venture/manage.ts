import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { fen, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { ventureStages } from '../finance/terms.ts';
import { labelled, note, oneOf } from '../form-field.ts';
import { ventureContent } from './public.ts';
import { parkVentureEvents, ventureChecks, ventureStates } from './terms.ts';

const byService = { tag: 'venture', access: ['OP_SERVICE'] } as const;

const managedVenture = z.object({
  ventureId: id,
  version: z.int(),
  no: z.string(),
  name: z.string(),
  /** The enterprise or person that owns the venture. */
  ownerName: z.string(),
  stage: z.enum(ventureStages),
  needFen: fen,
  talks: z.int(),
  documents: z.int(),
  state: z.enum(ventureStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  reason: z.string(),
  checked: z.array(z.enum(ventureChecks)),
  actions: abilities(parkVentureEvents),
});
export type ManagedVenture = z.infer<typeof managedVenture>;

const managedVentureDetail = managedVenture.extend({
  data: z.object(ventureContent.shape),
  picture: picture.nullable(),
});
export type ManagedVentureDetail = z.infer<typeof managedVentureDetail>;

const filter = {
  state: oneOf(m.field_state, ventureStates).optional(),
  stage: oneOf(m.field_venture_stage, ventureStages).optional(),
  keyword: keyword.optional(),
};

export const ventureQueryManageList = call.list(byService, '/api/financeManage/venture/queryManageList', {
  summary: 'Lists all ventures. The park can’t see their data rooms.',
  filter: { ...filter, sort: sortedBy('submitted', 'need').default('-submitted') },
  output: pageOfTabs(managedVenture, ventureStates),
});

export const ventureExport = call.sheet(byService, '/api/financeManage/venture/export', {
  summary: 'Exports the filtered ventures as a spreadsheet.',
  input: z.object(filter),
});

export const ventureQueryManageDetail = call.detail(
  byService,
  '/api/financeManage/venture/queryManageDetail',
  {
    summary: 'Returns a venture as entered by its owners.',
    output: managedVentureDetail,
  },
);

export const ventureOperateManage = call.operate(byService, '/api/financeManage/venture/operateManage', {
  summary: 'Approves a venture with what was checked, rejects it or takes it down, and notifies its owners.',
  events: parkVentureEvents,
  fields: {
    data: z
      .object({
        reason: note(m.field_reason, 200),
        checked: labelled(m.field_checked, z.array(z.enum(ventureChecks)).max(2).default([])),
      })
      .prefault({}),
  },
  output: managedVentureDetail,
});
