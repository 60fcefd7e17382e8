import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenCode, code, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { admissionEvents } from './admission.ts';
import { chainStages, entryStatuses } from './public.ts';

const byAuditOrAdmin = { tag: 'enterprise', access: ['OP_AUDIT', 'OP_ADMIN'] } as const;

const managedEnterprise = z.object({
  enterpriseId: id,
  name: z.string(),
  /** First six and last two characters. */
  creditCode: z.string(),
  chainStages: z.array(z.enum(chainStages)),
  regionName: z.string(),
  scale: z.string(),
  contactName: z.string(),
  /** First three and last four digits. */
  contactPhone: z.string(),
  entryStatus: z.enum(entryStatuses),
  stateLabel: z.string(),
  completeness: z.int(),
  members: z.int(),
  updatedAt: instant,
  /** The review of its admission, through which it can be revoked. */
  audit: z.object({ auditId: id, version: z.int(), actions: abilities(admissionEvents) }).nullable(),
});
export type ManagedEnterprise = z.infer<typeof managedEnterprise>;

const filter = {
  entryStatus: kindOf(m.field_state, entryStatuses).optional(),
  chainStage: oneOf(m.field_chain_stage, chainStages).optional(),
  regionId: code.optional(),
  /** Matches the name, the short name, or a complete credit code. */
  keyword: keyword.optional(),
};

export const enterpriseMgrQueryList = call.list(byAuditOrAdmin, '/api/baseInfo/enterpriseMgr/queryList', {
  place: 'LIST',
  summary: 'Lists every enterprise that ever applied, last changed first.',
  filter: { ...filter, sort: sortedBy('updated', 'completeness').default('-updated') },
  output: pageOfTabs(managedEnterprise, entryStatuses),
});

export const enterpriseMgrTag = call.operate(byAuditOrAdmin, '/api/baseInfo/enterpriseMgr/operateTag', {
  place: { enterprise: 'id' },
  summary: 'Gives an enterprise in the park an industry tag, or takes it away.',
  events: ['tag', 'untag'],
  fields: { tagId: chosenCode(m.bulk_field_tag) },
  output: z.object({ version: z.int() }),
});

export const enterpriseMgrExport = call.sheet(byAuditOrAdmin, '/api/baseInfo/enterpriseMgr/export', {
  place: 'LIST',
  summary: 'Exports the filtered list as a spreadsheet.',
  input: z.object(filter),
});
