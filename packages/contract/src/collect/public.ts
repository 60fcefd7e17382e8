import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { day, id, instant, pageOf, picture, sortedBy } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { type CollectKind, collectTargetTypes } from '../kinds.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

const session = { tag: 'collect', access: 'session' } as const;

const kinds = Object.keys(collectTargetTypes) as [CollectKind, ...CollectKind[]];
const targetType = kindOf(m.field_saved, Object.values(collectTargetTypes).flat());
const group = z
  .string()
  .overwrite(cleanLine)
  .max(20, { error: fault.maxLength(m.field_group_name, 20) });

const collectRow = z.object({
  collectId: id,
  targetType,
  targetId: id,
  /** The current title; for an item that was taken down, the last one seen. */
  title: z.string(),
  /** An article's column, a policy's kind, or an enterprise's first supply-chain stage. */
  category: z.string(),
  cover: picture.nullable(),
  /** The last day of validity of a notice or a policy. */
  keyDay: day.nullable(),
  path: z.string(),
  /** Empty if it is in no group. */
  group: z.string(),
  collectedAt: instant,
  /** When it changed since it was collected or last opened, and what changed. */
  changedAt: instant.nullable(),
  changeText: z.string().nullable(),
  /** It is no longer available. */
  removed: z.boolean(),
});
export type CollectRow = z.infer<typeof collectRow>;

const collectQueryListAnswer = pageOf(collectRow).extend({
  /** Counts for the whole kind, ignoring the filter. */
  types: z.array(z.object({ targetType, count: z.int() })),
  groups: z.array(z.object({ group: z.string(), count: z.int() })),
  changed: z.int(),
});

export const collectQueryList = call.list(session, '/api/collectManage/collect/queryList', {
  summary: 'Lists the items the caller has saved, newest first.',
  filter: {
    kind: kindOf(m.field_saved, kinds).default('MESSAGE'),
    targetType: targetType.optional(),
    group: group.optional(),
    /** 1: only changed items. */
    changed: z.enum(['0', '1'], { error: m.fault_yes_or_no }).default('0'),
    sort: sortedBy('collected').default('-collected'),
  },
  output: collectQueryListAnswer,
});

const collectQueryStateInput = z.object({
  targetType,
  /** Ids separated by commas. */
  targetIds: z
    .string({ error: fault.choose(m.field_content) })
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(id)
        .min(1, { error: fault.choose(m.field_content) })
        .max(50, { error: () => m.fault_at_a_time({ max: 50 }) }),
    ),
});

export const collectQueryState = call.read(session, '/api/collectManage/collect/queryState', {
  summary: 'Returns which of the given items the caller has saved.',
  input: collectQueryStateInput,
  output: z.object({ collected: z.array(id) }),
});

export const collectOperate = call.write(session, '/api/collectManage/collect/operate', {
  summary:
    'Saves an item, removes it, puts it into a group, or clears its change mark. Repeating has no effect.',
  input: z.object({
    event: kindOf(m.field_event, ['add', 'remove', 'group', 'seen']),
    targetType,
    targetId: id,
    /** For `group`: the new group, empty for none. For `add`: the initial group. */
    group: group.default(''),
  }),
  output: z.object({ collected: z.boolean(), group: z.string() }),
  refuses: [retCodes.NOT_FOUND],
});
