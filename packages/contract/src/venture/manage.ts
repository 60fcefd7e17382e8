import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fen, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from '../fields.ts';
import { ventureStages } from '../finance/terms.ts';
import { kindOf, labelled, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { ventureContent } from './public.ts';
import { parkVentureEvents, ventureChecks, ventureStates } from './terms.ts';

const service = { tag: 'venture', access: ['OP_SERVICE'] } as const;

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
  actions: z.array(z.enum(parkVentureEvents)),
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

export const ventureQueryManageList = endpoint({
  method: 'GET',
  path: '/api/financeManage/venture/queryManageList',
  summary: 'All ventures; what is in their data rooms the park does not see.',
  ...service,
  input: z.object({ ...filter, sort: sortedBy('submitted', 'need').default('-submitted'), ...paging }),
  output: pageOfTabs(managedVenture, ventureStates),
  refuses: [],
});

export const ventureExport = endpoint({
  method: 'GET',
  path: '/api/financeManage/venture/export',
  summary: 'The ventures of a filter as a spreadsheet.',
  ...service,
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const ventureQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/financeManage/venture/queryManageDetail',
  summary: 'A venture as its owners entered it.',
  ...service,
  input: z.object({ id }),
  output: managedVentureDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const ventureOperateManage = endpoint({
  method: 'POST',
  path: '/api/financeManage/venture/operateManage',
  summary: 'Passes a venture with what was checked, refuses it or takes it down; its owners are told.',
  ...service,
  input: z.object({
    id,
    event: kindOf(m.field_event, parkVentureEvents),
    version,
    data: z
      .object({
        reason: note(m.field_reason, 200),
        checked: labelled(m.field_checked, z.array(z.enum(ventureChecks)).max(2).default([])),
      })
      .prefault({}),
  }),
  output: managedVentureDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const ventureManageEndpoints = [
  ventureQueryManageList,
  ventureExport,
  ventureQueryManageDetail,
  ventureOperateManage,
] as const;
