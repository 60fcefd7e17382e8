import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { caseGroups } from '../case-kind.ts';
import { caseKindCodes } from '../case-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { caseStatusKinds } from './terms.ts';

const own = { tag: 'case', access: 'session' } as const;
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

export const caseQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/caseManage/case/queryList',
  summary:
    'Cases of the logged-in user and, for its owner and administrators, of the enterprise: what waits for them first, then what is under way.',
  input: z.object({
    statusKind: statusKind.optional(),
    /** `ALL` for all applications, or one group of them. */
    group: oneOf(m.field_kind, ['ALL', ...caseGroups]).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated', 'due').optional(),
    ...paging,
  }),
  output: pageOfTabs(caseRow, caseStatusKinds),
  refuses: [],
});

export const caseQueryDetail = endpoint({
  ...own,
  method: 'GET',
  path: '/api/caseManage/case/queryDetail',
  summary: 'One case with everything that has happened in it.',
  input: z.object({ id }),
  output: caseDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const caseEndpoints = [caseQueryList, caseQueryDetail] as const;
