import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { kindOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { setupAbilityKeys, setupGroups, setupKeys, setupPairKeys, setupStates } from './terms.ts';

const byAdmin = { tag: 'setup', access: ['OP_ADMIN'] } as const;

const line = z.object({
  key: z.enum(setupKeys),
  group: z.enum(setupGroups),
  state: z.enum(setupStates),
  title: z.string(),
  text: z.string(),
  /** What there is already. */
  have: z.string(),
  who: z.string(),
  /** What can't go on without it, while it is open. */
  blocks: z.string().nullable(),
  /** Titles of the lines that have to be ready first. */
  waitsFor: z.array(z.string()),
  href: z.string(),
  isImported: z.boolean(),
  canPostpone: ability(),
  canResume: ability(),
  /** Who would be reminded, in words; empty for nobody. */
  reminds: z.string(),
  wasRemindedToday: z.boolean(),
  canRemind: ability(),
});
export type SetupLineState = z.infer<typeof line>;

const checklist = z.object({
  lines: z.array(line),
  done: z.int(),
  total: z.int(),
  /** The line to go on with; null once nothing is left to do. */
  next: z.enum(setupKeys).nullable(),
  isDone: z.boolean(),
  pairs: z.array(
    z.object({ key: z.enum(setupPairKeys), label: z.string(), have: z.int(), role: z.string() }),
  ),
  abilities: z.array(
    z.object({
      key: z.enum(setupAbilityKeys),
      label: z.string(),
      state: z.enum(['YES', 'NEARLY', 'NO']),
      /** What is missing, worded. */
      missing: z.string(),
    }),
  ),
});
export type SetupChecklist = z.infer<typeof checklist>;

export const setupQueryDetail = call.read(byAdmin, '/api/settingManage/setup/queryDetail', {
  summary: 'Returns what has to be ready before the park opens, derived from its data.',
  output: checklist,
});

export const setupOperate = call.write(byAdmin, '/api/settingManage/setup/operate', {
  summary: 'Puts a line off until later, or takes it up again. A line is done by its data alone.',
  input: z.object({
    key: kindOf(m.setup_line, setupKeys),
    event: kindOf(m.field_event, ['postpone', 'resume']),
  }),
  output: z.object({ state: z.enum(setupStates) }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const setupRemind = call.write(byAdmin, '/api/settingManage/setup/remind', {
  summary: 'Reminds the people who can do a line that is open, at most once a day.',
  input: z.object({ key: kindOf(m.setup_line, setupKeys) }),
  output: z.object({ reminded: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED],
});
