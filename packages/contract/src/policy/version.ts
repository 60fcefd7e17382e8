import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fen, id, pageOf, paging } from '../fields.ts';
import { ticket, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { previewAddress, textDifference, versionNo, versionRow } from '../version-history.ts';
import { conditionChange } from './content.ts';
import { policyDetail } from './public.ts';

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;
const reads = { tag: 'policy', access: readers } as const;

export const policyVersionQueryList = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryVersionList',
  summary: 'Approved versions of a policy, the latest first.',
  input: z.object({ id, ...paging }),
  output: pageOf(versionRow),
  refuses: [retCodes.NOT_FOUND],
});

/** Codes, a day or a file before and after; empty if there was or is none. */
const valueChange = z.object({
  field: z.enum([
    ...(['level', 'kind', 'deptCodes', 'industryTags', 'scales'] as const),
    ...(['issuedAt', 'effectiveFrom', 'effectiveTo', 'coverFileId', 'pictureFileId'] as const),
  ]),
  from: z.array(z.string()),
  to: z.array(z.string()),
});
export type PolicyValueChange = z.infer<typeof valueChange>;

/** Null if there was no policy yet. */
const amountChange = z.object({
  field: z.enum(['amountMinFen', 'amountMaxFen']),
  from: fen.nullable(),
  to: fen,
});
export type PolicyAmountChange = z.infer<typeof amountChange>;

export const policyQueryDifference = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/policyManage/policy/queryDifference',
  summary:
    'What changed between two versions: values, conditions, and texts word by word; 0 is the working copy.',
  input: z.object({
    id,
    /** Defaults to the public version. */
    from: versionNo.optional(),
    to: versionNo.default(0),
  }),
  output: z.object({
    amounts: z.array(amountChange),
    values: z.array(valueChange),
    conditions: z.array(conditionChange),
    texts: z.array(textDifference),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const policyRestoreVersion = endpoint({
  method: 'POST',
  path: '/api/policyManage/policy/restoreVersion',
  summary: 'Makes an approved version the working copy, to be reviewed again.',
  tag: 'policy',
  access: ['OP_POLICY'],
  input: z.object({ id, version, no: versionNo }),
  output: z.object({ policyId: id, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});

export const policyPreview = endpoint({
  ...reads,
  method: 'POST',
  path: '/api/policyManage/policy/preview',
  summary: 'Hands out an address that shows the working copy in its page for half an hour.',
  input: z.object({ id }),
  output: previewAddress,
  refuses: [retCodes.NOT_FOUND],
});

export const policyQueryPreview = endpoint({
  method: 'GET',
  path: '/api/policyManage/policy/queryPreview',
  summary: 'The working copy of a policy as its page will show it.',
  tag: 'preview',
  access: 'public',
  input: z.object({ preview: ticket }),
  output: policyDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TICKET_EXPIRED],
});

export const policyVersionEndpoints = [
  policyVersionQueryList,
  policyQueryDifference,
  policyRestoreVersion,
  policyPreview,
  policyQueryPreview,
] as const;
