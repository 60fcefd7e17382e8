import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenDay, chosenId, day, id, keyword } from '../fields.ts';
import { choice, requiredText } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

/** Things of the park that operators enter, and can remove or merge when they were entered wrongly. */
export const removableEntities = [
  'building',
  'unit',
  'meter',
  'conferenceRoom',
  'venue',
  'resource',
  'repairAsset',
] as const;
export type RemovableEntity = (typeof removableEntities)[number];

const byKeepers = { tag: 'removal', access: ['OP_PROPERTY', 'OP_SERVICE'] } as const;

const entity = choice(m.field_kind, removableEntities);

const uses = z.object({
  name: z.string(),
  /** What refers to it, by kind; the names are those of the latest few. */
  uses: z.array(z.object({ label: z.string(), count: z.int(), names: z.array(z.string()) })),
  /** The first day on which it is out of service. */
  closedFrom: day.nullable(),
  canRemove: ability(),
  canMerge: ability(),
  canClose: ability(),
});
export type RemovalUses = z.infer<typeof uses>;

export const removalQueryUses = call.read(byKeepers, '/api/serviceManage/removal/queryUses', {
  summary: 'Says what refers to a thing, and whether it can be removed or merged.',
  input: z.object({ entity, id }),
  output: uses,
  refuses: [retCodes.NOT_FOUND],
});

export const removalQueryTwins = call.read(byKeepers, '/api/serviceManage/removal/queryTwins', {
  summary: 'Lists things of the same kind that a thing can be merged into.',
  input: z.object({ entity, id, keyword: keyword.optional() }),
  output: z.array(z.object({ id, name: z.string() })),
  refuses: [retCodes.NOT_FOUND],
});

export const removalReason = z.object({ reason: requiredText(m.field_reason, 200) });

export const removalRemove = call.write(byKeepers, '/api/serviceManage/removal/remove', {
  summary: 'Removes a thing to which nothing refers.',
  input: z.object({ entity, id, version, data: removalReason }),
  output: z.object({ done: z.boolean() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

export const closeContent = removalReason.extend({ from: chosenDay(m.removal_from) });
export type CloseContent = z.infer<typeof closeContent>;

/** From which day on it is out of service; null takes it into service again. */
const closingContent = removalReason.extend({ from: chosenDay(m.removal_from).nullable() });

export const removalClose = call.write(byKeepers, '/api/serviceManage/removal/close', {
  summary: 'Takes a thing out of service from a day on, after which nothing needs it, or into service again.',
  input: z.object({ entity, id, version, data: closingContent }),
  output: z.object({ version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});

export const mergeContent = removalReason.extend({ intoId: chosenId(m.removal_into) });

export const removalMerge = call.write(byKeepers, '/api/serviceManage/removal/merge', {
  summary: 'Makes everything that refers to a thing refer to another one of its kind, and removes it.',
  input: z.object({ entity, id, version, data: mergeContent }),
  output: z.object({ moved: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});
