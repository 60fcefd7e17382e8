import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenCode, code } from '../fields.ts';
import { kindOf, labelled, optionalText, requiredText } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

/** Lists managed like dictionaries: tags in groups, and the tree of regions. */
export const tagList = 'TAG';
export const regionList = 'REGION';

const entryEvents = ['shield', 'unshield', 'remove'] as const;
/** What can be done with an entry; merging has a call of its own. */
const entryActs = [...entryEvents, 'merge'] as const;
export type EntryAct = (typeof entryActs)[number];

/** An entry as an operator sees it. */
const managedEntry = z.object({
  code: z.string(),
  name: z.string(),
  /** The group of a tag or the kind of a region. */
  group: z.string().nullable(),
  parentCode: z.string().nullable(),
  sort: z.int(),
  shield: z.int(),
  /** In use: it can be hidden, but not removed. */
  used: z.boolean(),
  /** The name of the entry that it was merged into; such an entry is never offered again. */
  mergedInto: z.string().nullable(),
  version: z.int(),
  actions: abilities(entryActs),
});
export type ManagedEntry = z.infer<typeof managedEntry>;

const admins = ['OP_ADMIN'] as const;

const byAdmins = { tag: 'dictionary', access: admins } as const;

const list = z
  .string({ error: fault.choose(m.field_dictionary) })
  .regex(/^[A-Z][A-Z0-9_]{1,39}$/, { error: fault.unknown(m.field_dictionary) });

const dictionaryQueryListsAnswer = z.array(
  z.object({
    list: z.string(),
    name: z.string(),
    /** The codes are used in the program, so entries can only be renamed and sorted. */
    fixed: z.boolean(),
    entries: z.int(),
  }),
);

export const dictionaryQueryLists = call.read(byAdmins, '/api/baseInfoManage/dictionary/queryLists', {
  summary: 'Lists the dictionaries, tags and regions that can be maintained.',
  output: dictionaryQueryListsAnswer,
});

export const dictionaryQueryEntries = call.read(byAdmins, '/api/baseInfoManage/dictionary/queryEntries', {
  summary: 'Lists the entries of a list in order, including hidden ones.',
  input: z.object({ list }),
  output: z.array(managedEntry),
  refuses: [retCodes.NOT_FOUND],
});

export const entryCode = labelled(
  m.field_code,
  z
    .string({ error: fault.enter(m.field_code) })
    .overwrite(cleanLine)
    .min(1, { error: fault.enter(m.field_code) })
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, { error: m.fault_entry_code }),
);

export const entryFields = z.object({
  name: requiredText(m.field_name, 40),
  group: optionalText(m.field_group, 20),
  parentCode: z.union([z.literal(''), code]).default(''),
});

export const dictionarySave = call.write(byAdmins, '/api/baseInfoManage/dictionary/save', {
  summary: 'Adds an entry, or updates the one whose version is given.',
  input: z.object({ list, code: entryCode, version: version.optional(), data: entryFields }),
  output: z.object({ version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

export const dictionaryOperate = call.write(byAdmins, '/api/baseInfoManage/dictionary/operate', {
  summary: 'Hides an entry from selection, offers it again, or deletes one that nothing refers to.',
  input: z.object({ list, code, event: kindOf(m.field_event, entryEvents), version }),
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

const dictionarySortInput = z.object({
  list,
  data: z.object({
    codes: z
      .array(code)
      .min(1, { error: m.fault_order_missing })
      .max(1_000, { error: () => m.fault_items({ max: 1000 }) }),
  }),
});

export const dictionarySort = call.write(byAdmins, '/api/baseInfoManage/dictionary/sort', {
  summary: 'Sets the order of the entries of a list.',
  input: dictionarySortInput,
  output: z.object({ done: z.literal(true) }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

export const dictionaryQueryUses = call.read(byAdmins, '/api/baseInfoManage/dictionary/queryUses', {
  summary: 'Counts what refers to an entry, which is what merging it moves.',
  input: z.object({ list, code }),
  output: z.object({ uses: z.array(z.object({ label: z.string(), count: z.int() })), total: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

export const entryMerge = z.object({
  into: chosenCode(m.removal_into),
  reason: requiredText(m.field_reason, 200),
});
export type EntryMerge = z.infer<typeof entryMerge>;

export const dictionaryMerge = call.write(byAdmins, '/api/baseInfoManage/dictionary/merge', {
  summary:
    'Makes everything that refers to an entry refer to another one of its list. The entry is kept, never offered.',
  input: z.object({ list, code, version, data: entryMerge }),
  output: z.object({ moved: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});
