import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { caseGroups } from '../case-kind.ts';
import { caseKindCodes } from '../case-kinds.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { caseStatusKinds } from './terms.ts';

const session = { tag: 'case', access: 'session' } as const;

const statusKind = kindOf(m.field_state, caseStatusKinds);

const caseRow = z.object({
  caseId: id,
  caseNo: z.string(),
  kind: z.enum(caseKindCodes),
  kindName: z.string(),
  title: z.string(),
  /** The state, in the terms of its business. */
  statusText: z.string(),
  statusKind,
  /** The user's next action and the page for it. */
  nextStep: z.string().nullable(),
  link: z.string().nullable(),
  /** Deadline of the next step, whether the user's or the park's. */
  dueAt: instant.nullable(),
  /** The stops of the case and the current one; null if the case is off the path or its kind has none. */
  way: z.object({ stops: z.array(z.string()), now: z.int() }).nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type CaseRow = z.infer<typeof caseRow>;

const caseDetail = caseRow.extend({
  /** Oldest first. */
  events: z.array(
    z.object({
      at: instant,
      /** The worded event, with its reason if there is one. */
      text: z.string(),
      /** The same without the reason, which has a field of its own. */
      what: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const caseQueryList = call.list(session, '/api/caseManage/case/queryList', {
  summary:
    'Lists the caller’s cases and, for owners and administrators, the enterprise’s: those that need action first, then those in progress.',
  filter: {
    statusKind: statusKind.optional(),
    /** `ALL` for all applications, or one group of them. */
    group: oneOf(m.field_kind, ['ALL', ...caseGroups]).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated', 'due').optional(),
  },
  output: pageOfTabs(caseRow, caseStatusKinds),
});

export const caseQueryDetail = call.detail(session, '/api/caseManage/case/queryDetail', {
  summary: 'Returns a case with its full history.',
  output: caseDetail,
});
