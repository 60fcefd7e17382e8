import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { code } from '../fields.ts';
import { flag } from '../form-field.ts';

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

export const businessDataQueryList = endpoint({
  method: 'GET',
  path: '/api/baseData/bussinessData/queryList',
  summary: 'Entries of a dictionary, or of all when no type is given.',
  tag: 'dictionary',
  access: 'public',
  input: ofType,
  output: z.array(dictionaryEntry),
  refuses: [],
});

export const queryBusinessDataList = endpoint({
  method: 'GET',
  path: '/api/baseInfoManage/businessData/queryBusinessDataList',
  summary: 'The same entries by the name the enterprise pages use.',
  tag: 'dictionary',
  access: 'public',
  input: ofType,
  output: z.array(dictionaryEntry),
  refuses: [],
});

export const queryTagInfoList = endpoint({
  method: 'GET',
  path: '/api/baseInfoManage/businessData/queryTagInfoList',
  summary: 'Tags by group, in their order.',
  tag: 'dictionary',
  access: 'public',
  // Our own calls always send it, as the specification requires; other callers may leave it out.
  input: z.object({ shield: shield.default('0') as unknown as typeof shield }),
  output: z.array(
    z.object({
      tagId: z.string(),
      name: z.string(),
      group: z.string(),
      shield: z.int(),
      sort: z.int(),
    }),
  ),
  refuses: [],
});

export const regionQueryList = endpoint({
  method: 'GET',
  path: '/api/baseInfoManage/regionManage/queryList',
  summary: 'Districts and the areas in them.',
  tag: 'dictionary',
  access: 'public',
  input: z.object({}),
  output: z.array(
    z.object({
      regionId: z.string(),
      parentId: z.string().nullable(),
      name: z.string(),
      kind: z.string(),
      sort: z.int(),
    }),
  ),
  refuses: [],
});

export const dictionaryEndpoints = [
  businessDataQueryList,
  queryBusinessDataList,
  queryTagInfoList,
  regionQueryList,
] as const;
