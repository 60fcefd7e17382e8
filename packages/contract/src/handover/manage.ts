import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, day, id, instant, keyword, pageOf } from '../fields.ts';
import { labelled, oneOf } from '../form-field.ts';
import { done } from '../identity/fields.ts';
import { userStatuses } from '../identity/user.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';
import { handoverStates, heldKinds, maxGiven } from './terms.ts';

const byAdmin = { tag: 'handover', access: ['OP_ADMIN'] } as const;
const byOperators = { tag: 'handover', access: operatorRoles } as const;

const colleague = z.object({
  userId: id,
  name: z.string(),
  roles: z.array(z.enum(operatorRoles)),
  status: z.enum(userStatuses),
  /** How many pieces of work they hold. */
  held: z.int(),
  /** The last day of the leave they are on; null while they are here. */
  awayUntil: day.nullable(),
  /** Who stands in for them during it; empty for nobody. */
  standInName: z.string(),
});
export type Colleague = z.infer<typeof colleague>;

const handover = z.object({
  no: z.string(),
  state: z.enum(handoverStates),
  /** Their last day, if it is known. */
  lastDay: day.nullable(),
  /** Who began it; empty if freezing the account did. */
  byName: z.string(),
  startedAt: instant,
});

const personRow = colleague.extend({ handover: handover.nullable() });
export type HandoverRow = z.infer<typeof personRow>;

export const handoverQueryList = call.list(byAdmin, '/api/userManage/handover/queryList', {
  summary: 'Lists the operators with what they hold: open handovers first, then by the amount.',
  filter: { keyword: keyword.optional() },
  output: pageOf(personRow),
});

const heldItem = z.object({
  kind: z.enum(heldKinds),
  refId: z.string(),
  title: z.string(),
  stateLabel: z.string(),
  dueAt: instant.nullable(),
  /** Colleagues who may take it, the one with the least in hand first. */
  takers: z.array(id),
  /** Colleagues with the role who may not: they handled it themselves, or have ties to it. */
  barred: z.array(id),
  /** Whether it can go back to all who may do it. */
  canRelease: ability(),
});
export type HeldItem = z.infer<typeof heldItem>;

const givenItem = z.object({
  itemId: id,
  kind: z.enum(heldKinds),
  title: z.string(),
  /** Empty if it went back to all. */
  toName: z.string(),
  givenAt: instant,
  takenBackAt: instant.nullable(),
  /** The receiver gave it back. */
  isGivenBack: z.boolean(),
  canTakeBack: ability(),
});

const handoverDetail = personRow.extend({
  items: z.array(heldItem),
  colleagues: z.array(colleague),
  given: z.array(givenItem),
});
export type HandoverDetail = z.infer<typeof handoverDetail>;

export const handoverQueryDetail = call.detail(byAdmin, '/api/userManage/handover/queryDetail', {
  summary: 'Returns what a person holds, who may take each of it, and what was given on.',
  output: handoverDetail,
});

export const handoverSave = call.write(byAdmin, '/api/userManage/handover/save', {
  summary: 'Begins the handover of a person, or changes their last day.',
  input: z.object({
    id,
    data: z.object({ lastDay: labelled(m.handover_field_last_day, day.nullable().default(null)) }),
  }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const piece = z.object({
  kind: oneOf(m.handover_field_kind, heldKinds),
  refId: z.string().max(80),
  /** Null gives it back to all who may do it. */
  to: id.nullable(),
});

export const handoverGive = call.write(byAdmin, '/api/userManage/handover/give', {
  summary:
    'Gives pieces of a person’s work to others, each as the single act would, and begins the handover if there is none; what can’t be given on is left with why.',
  input: z.object({
    id,
    data: z.object({
      items: z
        .array(piece)
        .min(1, { error: fault.choose(m.handover_field_items) })
        .max(maxGiven, { error: fault.maxItems(m.handover_field_items, maxGiven) }),
    }),
  }),
  output: z.object({
    given: z.int(),
    left: z.array(z.object({ kind: z.enum(heldKinds), refId: z.string(), reason: z.string() })),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const handoverTakeBack = call.write(byAdmin, '/api/userManage/handover/takeBack', {
  summary:
    'Takes a piece of work back to who gave it on, within a day and while the receiver still holds it.',
  input: z.object({ id }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

const receivedItem = givenItem.pick({ itemId: true, kind: true, title: true, givenAt: true }).extend({
  fromName: z.string(),
  canGiveBack: ability(),
});
export type ReceivedItem = z.infer<typeof receivedItem>;

export const handoverQueryReceived = call.read(byOperators, '/api/userManage/handover/queryReceived', {
  summary: 'Returns the work that was given to the caller within the last day, latest first.',
  output: z.array(receivedItem),
});

export const handoverGiveBack = call.write(byOperators, '/api/userManage/handover/giveBack', {
  summary:
    'Gives a piece of work back to who held it before, within a day and while the caller still holds it; to everyone who may do it if that person is no longer active.',
  input: z.object({ id }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const handoverPrint = call.file(byAdmin, '/api/userManage/handover/print', {
  summary:
    'Prints the handover of a person, as a PDF in the reader’s language: what was given to whom, what is left, and places to sign.',
  raw: ['pdf'],
  input: z.object({ id }),
});

const leave = z.object({
  leaveId: id,
  from: day,
  to: day,
  standInName: z.string(),
  /** It is not over yet. */
  canEnd: ability(),
});
export type Leave = z.infer<typeof leave>;

export const leaveQueryOwn = call.read(byOperators, '/api/userManage/leave/queryOwn', {
  summary: 'Returns the caller’s leaves, latest first, and the colleagues who can stand in.',
  output: z.object({
    leaves: z.array(leave),
    colleagues: z.array(colleague.pick({ userId: true, name: true, awayUntil: true })),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const leaveData = z
  .object({
    from: chosenDay(m.handover_field_from),
    to: chosenDay(m.handover_field_to),
    standInId: labelled(m.handover_field_stand_in, id.nullable().default(null)),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], error: () => m.handover_fault_days() });

export const leaveSave = call.write(byOperators, '/api/userManage/leave/save', {
  summary: 'Enters a leave of the caller, with who stands in; it ends by itself.',
  input: z.object({ data: leaveData }),
  output: z.object({ leaveId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

export const leaveEnd = call.write(byOperators, '/api/userManage/leave/end', {
  summary: 'Ends a leave of the caller today, or drops one that has not begun.',
  input: z.object({ id }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});
