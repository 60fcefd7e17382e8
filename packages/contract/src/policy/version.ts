import { z } from 'zod';
import * as call from '../call.ts';
import { fen, id, pageOf } from '../fields.ts';
import { ticket } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { previewAddress, textDifference, versionNo, versionRow } from '../version-history.ts';
import { conditionChange } from './content.ts';
import { policyDetail } from './public.ts';

const byPolicy = { tag: 'policy', access: ['OP_POLICY'] } as const;
const open = { tag: 'preview', access: 'public' } as const;

const readers = ['OP_POLICY', 'OP_ADMIN'] as const;

const byReaders = { tag: 'policy', access: readers } as const;

export const policyVersionQueryList = call.list(byReaders, '/api/policyManage/policy/queryVersionList', {
  summary: 'Lists the approved versions of a policy, newest first.',
  filter: { id },
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

const policyQueryDifferenceAnswer = z.object({
  amounts: z.array(amountChange),
  values: z.array(valueChange),
  conditions: z.array(conditionChange),
  texts: z.array(textDifference),
});

export const policyQueryDifference = call.read(byReaders, '/api/policyManage/policy/queryDifference', {
  summary: 'Compares two versions: values, conditions, and texts word by word; 0 is the working copy.',
  input: z.object({
    id,
    /** Defaults to the public version. */
    from: versionNo.optional(),
    to: versionNo.default(0),
  }),
  output: policyQueryDifferenceAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const policyRestoreVersion = call.act(byPolicy, '/api/policyManage/policy/restoreVersion', {
  summary: 'Restores an approved version as the working copy, to be reviewed again.',
  fields: { no: versionNo },
  output: z.object({ policyId: id, version: z.int() }),
});

export const policyPreview = call.write(byReaders, '/api/policyManage/policy/preview', {
  summary: 'Creates an address that previews the working copy in its page for half an hour.',
  input: z.object({ id }),
  output: previewAddress,
  refuses: [retCodes.NOT_FOUND],
});

export const policyQueryPreview = call.read(open, '/api/policyManage/policy/queryPreview', {
  summary: 'Returns the working copy of a policy as its page will show it.',
  input: z.object({ preview: ticket }),
  output: policyDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TICKET_EXPIRED],
});
