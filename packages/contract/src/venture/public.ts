import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { day, fen, id, instant, keyword, pageOf, pageOfTabs, picture } from '../fields.ts';
import { ventureStages } from '../finance/terms.ts';
import {
  choice,
  kindOf,
  labelled,
  oneOf,
  optionalText,
  pictureId,
  requiredText,
  text,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import {
  needBandCodes,
  ownVentureEvents,
  roomFolders,
  ventureChecks,
  ventureFields,
  ventureStates,
} from './terms.ts';

const tag = 'venture';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

/** A hundred million yuan, more than a round here raises. */
const largestNeedFen = 10_000_000_000;

const ventureRow = z.object({
  ventureId: id,
  name: z.string(),
  summary: z.string(),
  stage: z.enum(ventureStages),
  fields: z.array(z.enum(ventureFields)),
  needFen: fen,
  /** Hundredths of a percent. */
  equityX100: z.int(),
  teamSize: z.int(),
  /** Number of institutions that have agreed to talk. */
  talks: z.int(),
  /** Number of documents in its data room. */
  documents: z.int(),
  picture: picture.nullable(),
});
export type VentureRow = z.infer<typeof ventureRow>;

const people = z.object({
  name: requiredText(m.field_person_name, 20),
  role: requiredText(m.field_team_role, 60),
});

const moneyUse = z.object({
  name: requiredText(m.field_use_name, 12),
  amountFen: labelled(
    m.field_amount,
    z
      .int({ error: fault.enter(m.field_amount) })
      .min(1, { error: fault.enter(m.field_amount) })
      .max(largestNeedFen, { error: fault.tooLarge(m.field_amount) }),
  ),
  note: text(m.field_use_note, 100),
});

const progressEntry = z.object({
  day: labelled(m.field_date, day),
  title: requiredText(m.field_progress_title, 40),
  note: text(m.field_progress_note, 200),
});

const listOf = <Item extends z.ZodType>(label: fault.Words, item: Item, most: number) =>
  labelled(label, z.array(item).max(most, { error: fault.most(label, most) }));

export const ventureContent = z
  .object({
    name: textBetween(m.field_venture_name, 2, 40),
    summary: textBetween(m.field_venture_summary, 10, 160),
    stage: choice(m.field_venture_stage, ventureStages),
    fields: labelled(
      m.field_venture_fields,
      z
        .array(z.enum(ventureFields))
        .min(1, { error: fault.choose(m.field_venture_fields) })
        .max(3, { error: fault.most(m.field_venture_fields, 3) }),
    ),
    product: textBetween(m.field_venture_product, 10, 2_000),
    needFen: labelled(
      m.field_need_amount,
      z
        .int({ error: fault.enter(m.field_need_amount) })
        .min(1, { error: fault.enter(m.field_need_amount) })
        .max(largestNeedFen, { error: fault.tooLarge(m.field_need_amount) }),
    ),
    equityX100: wholeBetween(m.field_equity, 1, 4_900),
    uses: labelled(
      m.field_uses,
      z
        .array(moneyUse)
        .min(1, { error: fault.enter(m.field_uses) })
        .max(6, { error: fault.most(m.field_uses, 6) }),
    ),
    team: labelled(
      m.field_team,
      z
        .array(people)
        .min(1, { error: fault.enter(m.field_team) })
        .max(8, { error: fault.maxPeople(m.field_team, 8) }),
    ),
    teamSize: wholeBetween(m.field_team_size, 1, 9_999),
    wanted: optionalText(m.field_wanted, 60),
    progress: listOf(m.field_progress, progressEntry, 40),
    /** Id of a public picture. */
    fileId: pictureId(m.field_venture_picture),
    contactName: requiredText(m.field_contact_name, 20),
    contactPhone: requiredText(m.field_contact_phone, 20),
  })
  .superRefine(({ uses, needFen }, context) => {
    const sum = uses.reduce((all, { amountFen }) => all + amountFen, 0);
    if (sum > needFen)
      context.addIssue({ code: 'custom', path: ['uses'], message: m.fault_uses_over_need() });
  });
export type VentureContent = z.infer<typeof ventureContent>;

const ventureDetail = ventureRow.extend({
  product: z.string(),
  uses: z.array(z.object({ name: z.string(), amountFen: fen, note: z.string() })),
  team: z.array(z.object({ name: z.string(), role: z.string() })),
  wanted: z.string(),
  /** Newest first. */
  progress: z.array(z.object({ day: z.string(), title: z.string(), note: z.string() })),
  /** Null for a person's venture. */
  enterprise: z.object({ enterpriseId: id, name: z.string() }).nullable(),
  checked: z.array(z.enum(ventureChecks)),
  /** Non-empty folders and their number of documents; document names are only for readers with access. */
  folders: z.array(z.object({ folder: z.enum(roomFolders), documents: z.int() })),
  /** Prize awarded to its contest entry; null if there is none. */
  award: z.object({ contestId: id, contest: z.string(), prize: z.string() }).nullable(),
  isOpen: z.boolean(),
  publishedAt: instant,
  updatedAt: instant,
});
export type VentureDetail = z.infer<typeof ventureDetail>;

const ventureSorts = ['latest', 'need', 'talks'] as const;
export type VentureSort = (typeof ventureSorts)[number];

const ventureQueryListAnswer = pageOf(ventureRow).extend({
  stages: z.array(z.object({ value: z.enum(ventureStages), count: z.int(), needFen: fen })),
  fields: z.array(z.object({ value: z.enum(ventureFields), count: z.int() })),
});

export const ventureQueryList = call.list(open, '/api/financeManage/venture/queryList', {
  summary: 'Lists the ventures raising money, with the number in each stage and field.',
  filter: {
    stage: oneOf(m.field_venture_stage, ventureStages).optional(),
    /** Excludes this stage. */
    exceptStage: oneOf(m.field_venture_stage, ventureStages).optional(),
    field: oneOf(m.field_venture_fields, ventureFields).optional(),
    need: oneOf(m.field_need_amount, needBandCodes).optional(),
    keyword: keyword.optional(),
    sort: kindOf(m.field_sort, ventureSorts).default('latest'),
  },
  output: ventureQueryListAnswer,
});

export const ventureQueryDetail = call.detail(open, '/api/financeManage/venture/queryDetail', {
  summary: 'Returns the public view of a venture; if it was withdrawn, since when and why.',
  output: ventureDetail,
});

const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
  retCodes.FIELD_REFUSED,
] as const;
/** Refusals for callers who may not own a venture. */
const ownerRefusals = [retCodes.RIGHT_MISSING, retCodes.ENTERPRISE_NOT_AUDITED] as const;

const ownVenture = ventureRow.extend({
  version: z.int(),
  no: z.string(),
  state: z.enum(ventureStates),
  stateLabel: z.string(),
  /** Number of requests awaiting the owners' answer. */
  waiting: z.int(),
  updatedAt: instant,
  actions: abilities(ownVentureEvents),
});
export type OwnVenture = z.infer<typeof ownVenture>;

const ownVentureDetail = ownVenture.extend({
  /** Why it was rejected or taken down. */
  reason: z.string(),
  data: z.object(ventureContent.shape),
  canEdit: ability(),
});
export type OwnVentureDetail = z.infer<typeof ownVentureDetail>;

export const ventureQueryOwnList = call.list(session, '/api/financeManage/venture/queryOwnList', {
  summary: 'Lists the ventures of the caller and of their enterprise.',
  filter: { state: oneOf(m.field_state, ventureStates).optional(), keyword: keyword.optional() },
  output: pageOfTabs(ownVenture, ventureStates),
});

export const ventureQueryOwnDetail = call.detail(session, '/api/financeManage/venture/queryOwnDetail', {
  summary: 'Returns one of the caller’s ventures for editing.',
  output: ownVentureDetail,
});

export const ventureSave = call.write(session, '/api/financeManage/venture/save', {
  summary:
    'Creates a venture as a draft or updates one. Progress, open positions and contact of a public one change at once; other changes are reviewed again.',
  input: z.object({
    id: id.optional(),
    version: version.optional(),
    /** Contest entry it is drafted from; stored only when the draft is created. */
    entryId: id.optional(),
    data: ventureContent,
  }),
  output: ownVentureDetail,
  refuses: [...operateRefusals, ...ownerRefusals, retCodes.LIMIT_REACHED],
});

export const ventureOperate = call.operate(session, '/api/financeManage/venture/operate', {
  summary: 'Submits or withdraws a venture, ends its round, or takes it off the public list.',
  events: ownVentureEvents,
  output: ownVentureDetail,
  refuses: [retCodes.FIELD_REFUSED],
});

const ventureQueryOfEntryAnswer = z.object({
  ventureId: id.nullable(),
  /** Values taken from the entry; the owner fills in the rest. */
  name: z.string(),
  summary: z.string(),
  product: z.string(),
  team: z.array(z.object({ name: z.string(), role: z.string() })),
  picture: picture.nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
});

export const ventureQueryOfEntry = call.detail(session, '/api/financeManage/venture/queryOfEntry', {
  summary:
    'Returns the details that one of the caller’s contest entries provides for a venture, and any venture created from it.',
  output: ventureQueryOfEntryAnswer,
});
export type VentureOfEntry = z.infer<typeof ventureQueryOfEntry.output>;
