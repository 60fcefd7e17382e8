import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { flag, oneOf, textBetween } from '../form-field.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';
import { version } from './fields.ts';

const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

/** The available menus: one per identity and one per operator role. */
const menuTrees = ['enterprise', 'person', 'operator', ...operatorRoles] as const;
export type MenuTree = (typeof menuTrees)[number];

const tree = oneOf(m.field_menu, menuTrees);
const resNo = z.string().regex(/^[A-Z]\d{2,8}$/, { error: fault.malformed(m.field_id) });

const managedEntry = z.object({
  tree,
  resNo,
  parentNo: z.string().nullable(),
  resUrl: z.string(),
  name: z.string(),
  icon: z.string(),
  sort: z.int(),
  enabled: z.boolean(),
  /** Pages that must stay in the menu: the workbench and the menu page itself. */
  isFixed: z.boolean(),
  version: z.int(),
});
export type ManagedEntry = z.infer<typeof managedEntry>;

export const menuQueryTree = call.read(byAdmin, '/api/userManage/menu/queryTree', {
  summary: 'Lists the menu entries whose pages exist in order, including disabled ones.',
  input: z.object({ tree }),
  output: z.array(managedEntry),
});

export const menuSave = call.write(byAdmin, '/api/userManage/menu/save', {
  summary: 'Renames a menu entry, or turns it on or off; it takes effect with each user’s next call.',
  input: z.object({ tree, resNo, version, name: textBetween(m.field_name, 1, 20), enabled: flag('enabled') }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});

const menuSortInput = z.object({
  tree,
  data: z.object({
    /** Every visible entry of that parent, in the new order. */
    resNos: z
      .array(resNo, { error: fault.absent(m.field_order) })
      .min(1, { error: fault.absent(m.field_order) })
      .max(100, { error: () => m.fault_items({ max: 100 }) }),
  }),
});

export const menuSort = call.write(byAdmin, '/api/userManage/menu/sort', {
  summary: 'Sets the order of the entries under one parent.',
  input: menuSortInput,
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});
