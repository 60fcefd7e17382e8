import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenDay, day, fen, id, instant, pageOfTabs, paging, sortedBy } from './fields.ts';
import { kindOf, labelled, note, oneOf, wholeBetween } from './form-field.ts';
import { version } from './identity-fields.ts';
import { anonymous, matchQueryList, partScore } from './match.ts';
import {
  answerEvents,
  declineReasons,
  pressedEvents,
  recommendSenders,
  recommendStates,
} from './match-terms.ts';
import { projectKinds } from './project-terms.ts';
import { retCodes } from './ret-code.ts';

const tag = 'match';
const access = 'audited';

/** A recommendation in a list, which names neither side. */
export const recommendRow = z.object({
  recommendId: id,
  no: z.string(),
  projectId: id,
  title: z.string(),
  kind: z.enum(projectKinds),
  kindLabel: z.string(),
  fromType: z.enum(recommendSenders),
  fromLabel: z.string(),
  score: z.int().nullable(),
  state: z.enum(recommendStates),
  stateLabel: z.string(),
  sentAt: instant,
  expiresAt: instant,
  updatedAt: instant,
  /** Who the other side is, as far as it is open. */
  who: anonymous,
  version: z.int(),
  actions: z.array(z.enum(answerEvents)),
});
export type RecommendRow = z.infer<typeof recommendRow>;

const filter = {
  state: oneOf(m.field_state, recommendStates).optional(),
  sort: sortedBy('sent').default('-sent'),
};

export const recommendQueryReceived = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryReceived',
  summary: 'Projects of others that were recommended to the caller’s enterprise, or that it has asked for.',
  tag,
  access,
  input: z.object({ ...filter, ...paging }),
  output: pageOfTabs(recommendRow, recommendStates).extend({
    /** Per cent answered of what could be, in the last ninety days; null without any. */
    answeredPercent: z.int().nullable(),
  }),
  refuses: [],
});

export const recommendQueryRecord = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryRecord',
  summary: 'To whom the projects of the caller’s enterprise were recommended, without their names.',
  tag,
  access,
  input: z.object({ ...filter, projectId: id.optional(), ...paging }),
  output: pageOfTabs(recommendRow, recommendStates),
  refuses: [],
});

const contact = z.object({ enterpriseName: z.string(), name: z.string(), phone: z.string() });

const recommendDetail = recommendRow.extend({
  side: z.enum(['RECEIVER', 'PROJECT']),
  body: z.string(),
  quantityX100: z.int().nullable(),
  unit: z.string(),
  priceFromFen: fen.nullable(),
  priceToFen: fen.nullable(),
  seasonFrom: z.int().nullable(),
  seasonTo: z.int().nullable(),
  deadline: day,
  /** Months of the project, and of the one it is recommended to; empty where any will do. */
  months: z.array(z.int()),
  otherMonths: z.array(z.int()),
  parts: z.array(partScore),
  /**
   * The public service that the project's side has chosen, and with it its provider. Only that side chooses one: a
   * service that the system had chosen would name the enterprise that stands without a name everywhere else.
   */
  service: z.object({ serviceId: id, title: z.string() }).nullable(),
  /** Why it is recommended, and the operator who signs it. */
  reason: z.string(),
  signedBy: z.string(),
  /** What the one who was asked said. */
  answerNote: z.string(),
  /** How much the enterprise that was asked can take on, in the unit of the project. */
  offeredX100: z.int().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineReasonLabel: z.string(),
  /** Only once both have agreed. */
  contacts: z.object({ own: contact, other: contact, openedAt: instant }).nullable(),
  /** The registered deal. */
  dealId: z.string().nullable(),
  isMuted: z.boolean(),
  /** Whether the reader may have its sender send no more. */
  isMutable: z.boolean(),
});
export type RecommendDetail = z.infer<typeof recommendDetail>;

export const recommendQueryDetail = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryDetail',
  summary: 'A recommendation to or from the caller’s enterprise; contacts once both sides have agreed.',
  tag,
  access,
  input: z.object({ id }),
  output: recommendDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const matchQueryOwnList = endpoint({
  method: 'GET',
  path: '/api/matchManage/match/queryOwnList',
  summary: 'What suits a project of the caller’s enterprise, and how far each has come.',
  tag,
  access,
  input: z.object({ projectId: id }),
  output: z.object({
    months: z.array(z.int()),
    computedAt: instant.nullable(),
    rows: z.array(
      matchQueryList.output.shape.rows.element.extend({
        recommendId: id.nullable(),
        state: z.enum(recommendStates).nullable(),
        stateLabel: z.string(),
      }),
    ),
    /** How much has come together, in the unit of the project. */
    gathered: z.object({ connectedX100: z.int(), interestedX100: z.int(), askedX100: z.int() }),
    /** How many said that it does not suit, by reason. */
    refusals: z.array(z.object({ label: z.string(), count: z.int() })),
  }),
  refuses: [retCodes.NOT_FOUND],
});

const words = (max: number) => note(m.match_field_words, max);

export const recommendSend = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/send',
  summary:
    'Recommends a project of the caller’s enterprise to one it suits, or whose service fits it; its own side is not named.',
  tag,
  access: 'leaders',
  input: z.object({ matchId: id, data: z.object({ reason: words(200) }).default({ reason: '' }) }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

/** How much of what is asked for, or offered, the enterprise can take on. */
const offered = labelled(
  m.match_field_offered,
  wholeBetween(m.match_field_offered, 1, 1_000_000_000_000).nullable().default(null),
);

export const recommendApplication = z.object({ note: words(200), offeredX100: offered });

export const recommendApply = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/apply',
  summary: 'Says that the caller’s enterprise is interested in an open project of another.',
  tag,
  access: 'leaders',
  input: z.object({
    projectId: id,
    data: recommendApplication.default({ note: '', offeredX100: null }),
  }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

export const recommendAnswer = z.object({
  note: words(200),
  declineReason: oneOf(m.match_field_decline, declineReasons).nullable().default(null),
  offeredX100: offered,
});

export const recommendOperate = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/operate',
  summary: 'Answers a recommendation, opens the contacts, or takes it back.',
  tag,
  access: 'leaders',
  input: z.object({
    id,
    event: kindOf(m.field_event, pressedEvents),
    version,
    data: recommendAnswer.default({ note: '', declineReason: null, offeredX100: null }),
  }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.LIMIT_REACHED,
  ],
});

export const recommendDeal = z.object({
  dealDay: chosenDay(m.field_deal_day),
  amountFen: labelled(
    m.field_order_amount,
    wholeBetween(m.field_order_amount, 0, 100_000_000_000).nullable().default(null),
  ),
  note: words(200),
});

export const recommendRegisterDeal = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/registerDeal',
  summary: 'Registers a deal of two who know each other by an introduction; the other side confirms it.',
  tag,
  access: 'leaders',
  input: z.object({ id, version, data: recommendDeal }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const recommendMute = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/mute',
  summary: 'Has the sender of a recommendation send nothing more, or lets it send again.',
  tag,
  access: 'leaders',
  input: z.object({ id, data: z.object({ muted: z.boolean() }) }),
  output: z.object({ muted: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});

export const recommendQueryMutes = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryMutes',
  summary: 'The senders from whom the caller’s enterprise wants nothing, by what they sent.',
  tag,
  access,
  input: z.object({}),
  output: z.array(z.object({ recommendId: id, title: z.string(), fromLabel: z.string(), mutedAt: instant })),
  refuses: [],
});

export const recommendQueryStanding = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryStanding',
  summary:
    'What the caller’s enterprise has to do with a public project: its own, asked about it, or neither.',
  tag,
  access,
  input: z.object({ projectId: id }),
  output: z.object({
    isOwn: z.boolean(),
    recommendId: id.nullable(),
    stateLabel: z.string(),
    score: z.int().nullable(),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const recommendEndpoints = [
  recommendQueryReceived,
  recommendQueryRecord,
  recommendQueryDetail,
  matchQueryOwnList,
  recommendSend,
  recommendApply,
  recommendOperate,
  recommendRegisterDeal,
  recommendMute,
  recommendQueryMutes,
  recommendQueryStanding,
] as const;
