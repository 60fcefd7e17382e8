import { z } from 'zod';
import { type CollectKind, collectTargetTypes } from './collect-terms.ts';
import { endpoint } from './endpoint.ts';
import { day, id, instant, pageOf, paging, picture } from './fields.ts';
import { retCodes } from './ret-code.ts';

const own = { tag: 'collect', access: 'session' } as const;

const kinds = Object.keys(collectTargetTypes) as [CollectKind, ...CollectKind[]];
const targetType = z.enum(collectTargetTypes.MESSAGE, '没有这种收藏');
const group = z.string().trim().max(20, '分组名最多 20 个字');

const collectRow = z.object({
  collectId: id,
  targetType,
  targetId: id,
  /** As it is now; as it was when last seen where it has been taken down. */
  title: z.string(),
  /** Column of an article, kind of a policy, first link of the chain of an enterprise. */
  category: z.string(),
  cover: picture.nullable(),
  /** The last day that matters: validity of a notice or a policy. */
  keyDay: day.nullable(),
  path: z.string(),
  /** Empty where it is in none. */
  group: z.string(),
  collectedAt: instant,
  /** When it has changed since it was collected or last opened, and what. */
  changedAt: instant.nullable(),
  changeText: z.string().nullable(),
  /** It can be read no more. */
  removed: z.boolean(),
});
export type CollectRow = z.infer<typeof collectRow>;

export const collectQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/collectManage/collect/queryList',
  summary: 'What the logged-in user has collected, the latest first.',
  input: z.object({
    kind: z.enum(kinds, '没有这种收藏').default('MESSAGE'),
    targetType: targetType.optional(),
    group: group.optional(),
    /** 1: only what has changed. */
    changed: z.enum(['0', '1'], '请选择是或否').default('0'),
    ...paging,
  }),
  output: pageOf(collectRow).extend({
    /** Of the whole kind, whatever the filter. */
    types: z.array(z.object({ targetType, count: z.int() })),
    groups: z.array(z.object({ group: z.string(), count: z.int() })),
    changed: z.int(),
  }),
  refuses: [],
});

export const collectQueryState = endpoint({
  ...own,
  method: 'GET',
  path: '/api/collectManage/collect/queryState',
  summary: 'Which of these things the logged-in user has collected.',
  input: z.object({
    targetType,
    /** Ids with commas between them. */
    targetIds: z
      .string({ error: '请选择内容' })
      .transform((text) => text.split(','))
      .pipe(z.array(id).min(1, '请选择内容').max(50, '一次最多 50 条')),
  }),
  output: z.object({ collected: z.array(id) }),
  refuses: [],
});

export const collectOperate = endpoint({
  ...own,
  method: 'POST',
  path: '/api/collectManage/collect/operate',
  summary:
    'Collects a thing, removes it, puts it into a group, or takes its mark of change away; repeating changes nothing.',
  input: z.object({
    event: z.enum(['add', 'remove', 'group', 'seen'], '没有这种操作'),
    targetType,
    targetId: id,
    /** For group, where nothing takes it out of its group; for add, to begin in one. */
    group: group.default(''),
  }),
  output: z.object({ collected: z.boolean(), group: z.string() }),
  refuses: [retCodes.NOT_FOUND],
});

export const collectEndpoints = [collectQueryList, collectQueryState, collectOperate] as const;
