import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code } from './fields.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

/** Lists of their own beside the dictionaries: tags in groups, and the tree of regions. */
export const tagList = 'TAG';
export const regionList = 'REGION';

const entryEvents = ['shield', 'unshield', 'remove'] as const;
export type EntryEvent = (typeof entryEvents)[number];

/** An entry as an operator sees it. */
export const managedEntry = z.object({
  code: z.string(),
  name: z.string(),
  /** Of a tag its group, of a region its kind. */
  group: z.string().nullable(),
  parentCode: z.string().nullable(),
  sort: z.int(),
  shield: z.int(),
  /** Something refers to it: it can be shielded, but not removed. */
  used: z.boolean(),
  version: z.int(),
  actions: z.array(z.enum(entryEvents)),
});
export type ManagedEntry = z.infer<typeof managedEntry>;

const admins = ['OP_ADMIN'] as const;
const common = { tag: 'dictionary', access: admins } as const;
const list = z.string({ error: '请选择字典' }).regex(/^[A-Z][A-Z0-9_]{1,39}$/, '没有这个字典');

export const dictionaryQueryLists = endpoint({
  ...common,
  method: 'GET',
  path: '/api/baseInfoManage/dictionary/queryLists',
  summary: 'The dictionaries, tags and regions that can be maintained.',
  input: z.object({}),
  output: z.array(
    z.object({
      list: z.string(),
      name: z.string(),
      /** Its codes belong to the program: they can be renamed and sorted, nothing else. */
      fixed: z.boolean(),
      entries: z.int(),
    }),
  ),
  refuses: [],
});

export const dictionaryQueryEntries = endpoint({
  ...common,
  method: 'GET',
  path: '/api/baseInfoManage/dictionary/queryEntries',
  summary: 'The entries of a list, shielded ones too, in their order.',
  input: z.object({ list }),
  output: z.array(managedEntry),
  refuses: [retCodes.NOT_FOUND],
});

export const entryCode = z
  .string({ error: '请输入代码' })
  .trim()
  .min(1, '请输入代码')
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, '代码以字母开头，只含字母、数字、下划线和短横线');

export const entryFields = z.object({
  name: z.string({ error: '请输入名称' }).trim().min(1, '请输入名称').max(40, '名称最多 40 个字'),
  group: z.string().trim().max(20, '分组最多 20 个字').default(''),
  parentCode: z.union([z.literal(''), code]).default(''),
});

export const dictionarySave = endpoint({
  ...common,
  method: 'POST',
  path: '/api/baseInfoManage/dictionary/save',
  summary: 'Adds an entry, or changes the one whose version is given.',
  input: z.object({
    list,
    code: entryCode,
    version: version.optional(),
    data: entryFields,
  }),
  output: z.object({ version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

export const dictionaryOperate = endpoint({
  ...common,
  method: 'POST',
  path: '/api/baseInfoManage/dictionary/operate',
  summary: 'Shields an entry from choice, offers it again, or removes one that nothing refers to.',
  input: z.object({ list, code, event: z.enum(entryEvents, '没有这种操作'), version }),
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

export const dictionarySort = endpoint({
  ...common,
  method: 'POST',
  path: '/api/baseInfoManage/dictionary/sort',
  summary: 'Puts the entries of a list into the given order.',
  input: z.object({
    list,
    data: z.object({ codes: z.array(code).min(1, '请给出顺序').max(1_000, '最多 1000 项') }),
  }),
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

export const dictionaryManageEndpoints = [
  dictionaryQueryLists,
  dictionaryQueryEntries,
  dictionarySave,
  dictionaryOperate,
  dictionarySort,
] as const;
