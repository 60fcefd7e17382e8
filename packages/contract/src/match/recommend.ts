import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenDay, id, instant, pageOfTabs, sortedBy } from '../fields.ts';
import { anonymous, partScore } from '../fit/public.ts';
import { declineReasons } from '../fit/terms.ts';
import { labelled, note, oneOf, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { projectTerms } from './project.ts';
import { projectKinds } from './project-terms.ts';
import {
  answerEvents,
  pressedEvents,
  recommendSenders,
  recommendStates,
  recommendSteps,
} from './recommend-terms.ts';

const tag = 'match';

const audited = { tag, access: 'audited' } as const;
const leaders = { tag, access: 'leaders' } as const;

/** A recommendation in a list, naming neither side. */
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
  /** The other side, as far as it may be disclosed. */
  who: anonymous,
  version: z.int(),
  actions: abilities(answerEvents),
});
export type RecommendRow = z.infer<typeof recommendRow>;

const filter = {
  state: oneOf(m.field_state, recommendStates).optional(),
  sort: sortedBy('sent').default('-sent'),
};

const recommendQueryReceivedAnswer = pageOfTabs(recommendRow, recommendStates).extend({
  /** Percentage answered of those that could be answered in the last 90 days; null if there were none. */
  answeredPercent: z.int().nullable(),
});

export const recommendQueryReceived = call.list(audited, '/api/matchManage/recommend/queryReceived', {
  summary: 'Lists others’ projects that were recommended to the caller’s enterprise or that it asked for.',
  filter,
  output: recommendQueryReceivedAnswer,
});

export const recommendQueryRecord = call.list(audited, '/api/matchManage/recommend/queryRecord', {
  summary: 'Lists who received recommendations from the caller’s enterprise, without names.',
  filter: { ...filter, projectId: id.optional() },
  output: pageOfTabs(recommendRow, [...recommendStates, ...recommendSteps]),
});

const contact = z.object({ enterpriseName: z.string(), name: z.string(), phone: z.string() });

export const recommendDetail = recommendRow.extend({
  side: z.enum(['RECEIVER', 'PROJECT']),
  ...projectTerms.shape,
  /** Months of the project and of the other project it is recommended to; empty for any month. */
  months: z.array(z.int()),
  otherMonths: z.array(z.int()),
  parts: z.array(partScore),
  /**
   * The public service chosen by the project's side, which discloses its provider. Only that side can choose one: a
   * service chosen by the system would reveal an enterprise that is anonymous everywhere else.
   */
  service: z.object({ serviceId: id, title: z.string() }).nullable(),
  /** Reason for the recommendation, and the operator who signs it. */
  reason: z.string(),
  signedBy: z.string(),
  /** The receiving enterprise's answer. */
  answerNote: z.string(),
  /** Quantity the receiving enterprise can take on, in the project's unit. */
  offeredX100: z.int().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineReasonLabel: z.string(),
  /** Null until both sides have agreed. */
  contacts: z.object({ own: contact, other: contact, openedAt: instant }).nullable(),
  /** Id of the registered deal. */
  dealId: z.string().nullable(),
  isMuted: z.boolean(),
  /** Whether the reader may block further recommendations from its sender. */
  isMutable: z.boolean(),
});
export type RecommendDetail = z.infer<typeof recommendDetail>;

export const recommendQueryDetail = call.detail(audited, '/api/matchManage/recommend/queryDetail', {
  summary:
    'Returns a recommendation to or from the caller’s enterprise, with contacts once both sides have agreed.',
  output: recommendDetail,
});

/** A note to the other side. */
export const ownWords = note(m.match_field_words, 200);

/** Quantity of the demand or offer that the enterprise can take on. */
export const offered = labelled(
  m.match_field_offered,
  wholeBetween(m.match_field_offered, 1, 1_000_000_000_000).nullable().default(null),
);

export const recommendAnswer = z.object({
  note: ownWords,
  declineReason: oneOf(m.match_field_decline, declineReasons).nullable().default(null),
  offeredX100: offered,
});

export const recommendOperate = call.operate(leaders, '/api/matchManage/recommend/operate', {
  summary: 'Answers a recommendation, opens the contacts, or withdraws it.',
  events: pressedEvents,
  fields: { data: recommendAnswer.default({ note: '', declineReason: null, offeredX100: null }) },
  output: recommendDetail,
  refuses: [retCodes.LIMIT_REACHED],
});

export const recommendDeal = z.object({
  dealDay: chosenDay(m.field_deal_day),
  amountFen: labelled(
    m.field_amount,
    wholeBetween(m.field_amount, 0, 100_000_000_000).nullable().default(null),
  ),
  note: ownWords,
});

export const recommendRegisterDeal = call.act(leaders, '/api/matchManage/recommend/registerDeal', {
  summary: 'Records a deal between two enterprises that were introduced; the other side confirms it.',
  fields: { data: recommendDeal },
  output: recommendDetail,
});

export const recommendMute = call.write(leaders, '/api/matchManage/recommend/mute', {
  summary: 'Mutes or unmutes the sender of a recommendation.',
  input: z.object({ id, data: z.object({ muted: z.boolean() }) }),
  output: z.object({ muted: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});

export const recommendQueryMutes = call.read(audited, '/api/matchManage/recommend/queryMutes', {
  summary: 'Lists the senders the caller’s enterprise has muted, by what they sent.',
  output: z.array(z.object({ recommendId: id, title: z.string(), fromLabel: z.string(), mutedAt: instant })),
});
