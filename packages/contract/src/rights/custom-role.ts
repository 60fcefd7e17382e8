import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenDay, chosenId, day, id, instant } from '../fields.ts';
import { kindOf, labelled, note, optionalText, requiredNote, textBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { menuQueryList } from '../identity/menu.ts';
import { retCodes } from '../ret-code.ts';
import { customGrantLifecycle, roleChangeLifecycle } from './custom-role-lifecycle.ts';
import {
  dividedSubjects,
  type Right,
  rightActs,
  rightNamed,
  subjectLabels,
  subjects,
  wholeSubjects,
} from './subjects.ts';

const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

const allRights = subjects.flatMap((subject) => rightActs.map((act) => rightNamed(subject, act)));

/** Where a role's rights hold: the whole park, some buildings, those of some districts, or what its holder entered. */
const scopeKinds = ['ALL', 'BUILDINGS', 'DISTRICTS', 'OWN'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

export const scopeKindLabels: Record<ScopeKind, () => string> = {
  ALL: m.custom_role_scope_all,
  BUILDINGS: m.custom_role_scope_buildings,
  DISTRICTS: m.custom_role_scope_districts,
  OWN: m.custom_role_scope_own,
};

const maxPlaces = 500;

const roleContent = z.object({
  name: textBetween(m.custom_role_name, 2, 20),
  /** The name in the other languages; left empty, they show the first. */
  nameEn: optionalText(m.custom_role_name_en, 40).default(''),
  note: note(m.custom_role_note, 200),
  rights: labelled(
    m.custom_role_rights,
    z
      .array(z.enum(allRights as [Right, ...Right[]]))
      .max(allRights.length)
      .transform((rights) =>
        [...new Set(rights)].sort((one, other) => allRights.indexOf(one) - allRights.indexOf(other)),
      )
      .refine((rights) => rights.length > 0, { error: m.custom_role_no_rights }),
  ),
  scope: kindOf(m.custom_role_scope, scopeKinds),
  /** Ids of buildings or codes of districts, by the scope. */
  places: labelled(m.custom_role_places, z.array(z.string().min(1).max(64)).max(maxPlaces)).default([]),
  /** Telephone and account numbers are shown to its holders with their middle hidden. */
  masked: z.boolean().default(false),
});
export type RoleContent = z.infer<typeof roleContent>;

const has = (rights: readonly Right[], subject: (typeof subjects)[number], act: (typeof rightActs)[number]) =>
  rights.includes(rightNamed(subject, act));

/** What is wrong with a set of rights, as one sentence; undefined if nothing is. */
function faultOfRights({ rights, scope, masked }: RoleContent): string | undefined {
  const unseen = subjects.find(
    (subject) =>
      !has(rights, subject, 'SEE') && rightActs.some((act) => act !== 'SEE' && has(rights, subject, act)),
  );
  if (unseen) return m.custom_role_needs_see({ subject: subjectLabels[unseen]() });
  const divided = dividedSubjects.find(
    (subject) =>
      has(rights, subject, 'DECIDE') && (has(rights, subject, 'HANDLE') || has(rights, subject, 'ENTER')),
  );
  if (divided) return m.custom_role_divided({ subject: subjectLabels[divided]() });
  const whole = scope !== 'ALL' && wholeSubjects.find((subject) => has(rights, subject, 'SEE'));
  if (whole) return m.custom_role_whole({ subject: subjectLabels[whole]() });
  const exported =
    masked && subjects.find((subject) => subject !== 'REPORT' && has(rights, subject, 'EXPORT'));
  return exported ? m.custom_role_masked_export({ subject: subjectLabels[exported]() }) : undefined;
}

/** The form of a role. */
export const customRoleForm = roleContent.superRefine((role, context) => {
  const message = faultOfRights(role);
  if (message) context.addIssue({ code: 'custom', path: ['rights'], message });
  if ((role.scope === 'BUILDINGS' || role.scope === 'DISTRICTS') && role.places.length === 0)
    context.addIssue({ code: 'custom', path: ['places'], message: m.custom_role_no_places() });
});

const reason = requiredNote(m.field_reason, 200);

const change = z.object({
  id,
  version: z.int(),
  state: z.enum(roleChangeLifecycle.states),
  stateLabel: z.string(),
  data: roleContent,
  reason: z.string(),
  proposedByName: z.string(),
  proposedAt: instant,
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  opinion: z.string(),
  actions: abilities(roleChangeLifecycle.events),
});
export type RoleChange = z.infer<typeof change>;

const grant = z.object({
  id,
  version: z.int(),
  userId: id,
  userName: z.string(),
  loginName: z.string(),
  state: z.enum(customGrantLifecycle.states),
  stateLabel: z.string(),
  from: day,
  until: day.nullable(),
  reason: z.string(),
  proposedByName: z.string(),
  decidedByName: z.string().nullable(),
  actions: abilities(customGrantLifecycle.events),
});
export type CustomGrant = z.infer<typeof grant>;

const role = z.object({
  id,
  version: z.int(),
  name: z.string(),
  note: z.string(),
  /** What is in force; null until the first change is approved. */
  data: roleContent.nullable(),
  isEnded: z.boolean(),
  holders: z.int(),
  /** How many of the park's units its scope holds; null where the scope is not a place. */
  units: z.int().nullable(),
  hasChange: z.boolean(),
});
export type CustomRoleRow = z.infer<typeof role>;

export const customRoleQueryList = call.read(byAdmin, '/api/userManage/customRole/queryList', {
  summary: 'Lists the roles of the park’s own, with their holders.',
  output: z.array(role),
});

const customRole = role.extend({
  change: change.nullable(),
  grants: z.array(grant),
  history: z.array(change),
  canPropose: ability(),
  canEnd: ability(),
});
export type CustomRole = z.infer<typeof customRole>;

export const customRoleQueryDetail = call.detail(byAdmin, '/api/userManage/customRole/queryDetail', {
  summary: 'Returns a role of the park’s own: its rights, the change that waits, holders and history.',
  output: customRole,
});

const matrixLine = z.object({
  subject: z.enum(subjects),
  label: z.string(),
  /** The acts that any call about it needs; all others cannot be given. */
  acts: z.array(z.enum(rightActs)),
  /** Whether its records stand in buildings, and whether it concerns the whole park only. */
  isPlaced: z.boolean(),
  isWhole: z.boolean(),
  isDivided: z.boolean(),
});
export type MatrixLine = z.infer<typeof matrixLine>;

const place = z.object({ id, name: z.string(), units: z.int() });

export const customRoleQueryMatrix = call.read(byAdmin, '/api/userManage/customRole/queryMatrix', {
  summary:
    'Returns every right that can be given, from the calls that need it, and the places to choose from.',
  output: z.object({
    lines: z.array(matrixLine),
    buildings: z.array(place),
    districts: z.array(place),
    units: z.int(),
    /** The rights of the ready-made roles, to begin from. */
    presets: z.array(
      z.object({
        role: z.string(),
        name: z.string(),
        rights: z.array(z.enum(allRights as [Right, ...Right[]])),
      }),
    ),
  }),
});

export const customRolePropose = call.write(byAdmin, '/api/userManage/customRole/propose', {
  summary:
    'Enters a new role of the park’s own, or other rights of one, which another administrator approves.',
  input: z.object({ id: id.optional(), version: version.optional(), data: customRoleForm, reason }),
  output: z.object({ id, changeId: id, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const customRoleOperate = call.operate(byAdmin, '/api/userManage/customRole/operate', {
  summary: 'Approves or refuses a change of a role as another administrator, or withdraws one’s own.',
  events: roleChangeLifecycle.events,
  fields: { opinion: note(m.field_opinion, 200) },
  output: z.object({ state: z.enum(roleChangeLifecycle.states), version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING],
});

export const customRoleEnd = call.act(byAdmin, '/api/userManage/customRole/end', {
  summary: 'Ends a role of the park’s own: nobody holds it any longer, from the next call on.',
  fields: { reason },
  output: z.object({ version: z.int() }),
});

export const customRoleGrant = call.write(byAdmin, '/api/userManage/customRole/grant', {
  summary:
    'Requests a role of the park’s own for an operator, for a time or for good; another administrator decides.',
  input: z.object({
    id,
    data: z
      .object({
        userId: chosenId(m.custom_role_field_holder),
        from: chosenDay(m.custom_role_from),
        until: chosenDay(m.custom_role_until).nullable().default(null),
      })
      .refine(({ from, until }) => until === null || until >= from, {
        path: ['until'],
        error: m.custom_role_until_before,
      }),
    reason,
  }),
  output: z.object({ id, version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED, retCodes.RIGHT_MISSING],
});

export const customRoleOperateGrant = call.operate(byAdmin, '/api/userManage/customRole/operateGrant', {
  summary: 'Grants or refuses a role as another administrator, withdraws one’s own request, or revokes it.',
  events: customGrantLifecycle.events,
  fields: { opinion: note(m.field_opinion, 200) },
  output: z.object({ state: z.enum(customGrantLifecycle.states), version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING],
});

/** What a holder would see, of one role. */
const seen = z.object({
  menu: menuQueryList.output,
  /** The pages of the menus of all desks that stay hidden. */
  hidden: z.array(z.string()),
  counts: z.array(
    z.object({ subject: z.enum(subjects), label: z.string(), count: z.int(), readsOnly: z.boolean() }),
  ),
});
export type RoleSeen = z.infer<typeof seen>;

export const customRolePreview = call.write(byAdmin, '/api/userManage/customRole/preview', {
  summary: 'Returns the menu and the numbers of records that a holder of these rights would see.',
  input: z.object({ data: roleContent }),
  output: seen,
  refuses: [retCodes.FIELD_REFUSED],
});
