import { z } from 'zod';
import * as call from '../call.ts';
import { code } from '../fields.ts';
import { flag } from '../form-field.ts';

const open = { tag: 'dictionary', access: 'public' } as const;

const dictionaryEntry = z.object({
  type: z.string(),
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  /** 1: no longer offered, but kept for rows that use it. */
  shield: z.int(),
  parentCode: z.string().nullable(),
});

const shield = flag('shield');
const ofType = z.object({ type: code.optional(), parentCode: code.optional(), shield: shield.default('0') });

export const businessDataQueryList = call.read(open, '/api/baseData/bussinessData/queryList', {
  summary: 'Lists the entries of a dictionary, or of all if no type is given.',
  input: ofType,
  output: z.array(dictionaryEntry),
});

export const queryBusinessDataList = call.read(
  open,
  '/api/baseInfoManage/businessData/queryBusinessDataList',
  {
    summary: 'Lists the same entries under the name used by the enterprise pages.',
    input: ofType,
    output: z.array(dictionaryEntry),
  },
);

export const queryTagInfoList = call.read(open, '/api/baseInfoManage/businessData/queryTagInfoList', {
  summary: 'Lists the tags by group, in order.',
  input: z.object({ shield: shield.default('0') as unknown as typeof shield }),
  output: z.array(
    z.object({ tagId: z.string(), name: z.string(), group: z.string(), shield: z.int(), sort: z.int() }),
  ),
});

const regionQueryListAnswer = z.array(
  z.object({
    regionId: z.string(),
    parentId: z.string().nullable(),
    name: z.string(),
    kind: z.string(),
    sort: z.int(),
  }),
);

export const regionQueryList = call.read(open, '/api/baseInfoManage/regionManage/queryList', {
  summary: 'Lists the districts with their areas.',
  output: regionQueryListAnswer,
});
