import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import {
  attachment,
  chosenDay,
  chosenId,
  fen,
  id,
  instant,
  keyword,
  pageOf,
  pageOfTabs,
  picture,
  sortedBy,
} from '../fields.ts';
import { labelled, note, oneLine, oneOf, optionalText, requiredText, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { orderLifecycle, sideEvents } from './lifecycle.ts';
import {
  creditParts,
  maxMilestones,
  maxOrderFiles,
  orderSides,
  orderTabs,
  orderViews,
  ratingEvents,
  ratingStates,
  ratingViews,
} from './terms.ts';

const tag = 'serviceOrder';

const session = { tag, access: 'session' } as const;
const leaders = { tag, access: 'leaders' } as const;
const open = { tag, access: 'public' } as const;

const amount = (label: fault.Words) =>
  labelled(
    label,
    fen
      .max(100_000_000_000, { error: fault.tooLarge(label) })
      .nullable()
      .default(null),
  );
const fileIds = labelled(
  m.field_files,
  z
    .array(id)
    .max(maxOrderFiles, { error: fault.most(m.field_files, maxOrderFiles) })
    .default([]),
);

const orderRow = z.object({
  orderId: id,
  version: z.int(),
  no: z.string(),
  isOffline: z.boolean(),
  subject: z.string(),
  /** The caller's side, and the name of the other side. */
  side: z.enum(orderSides),
  otherName: z.string(),
  state: z.enum(orderLifecycle.states),
  stateLabel: z.string(),
  /** Whether it is the caller's turn. */
  isMine: z.boolean(),
  dueAt: instant.nullable(),
  /** Working time left, where the provider has to answer within working hours. */
  workingMsLeft: z.int().nullable(),
  amountFen: fen.nullable(),
  steps: z.int(),
  stepsDone: z.int(),
  updatedAt: instant,
  canRate: ability(),
});
export type OrderRow = z.infer<typeof orderRow>;

const milestone = z.object({
  name: z.string(),
  dueDate: z.string(),
  amountFen: fen,
  providerDoneAt: instant.nullable(),
  buyerOkAt: instant.nullable(),
  files: z.array(attachment),
});

const logLine = z.object({
  at: instant,
  event: z.enum(orderLifecycle.logEvents),
  what: z.string(),
  /** Null if the park or the system acted. */
  side: z.enum(orderSides).nullable(),
  who: z.string(),
  text: z.string(),
  files: z.array(attachment),
});
export type OrderLogLine = z.infer<typeof logLine>;

const detailFields = {
  serviceId: id.nullable(),
  shopId: id.nullable(),
  need: z.string(),
  quoteNote: z.string(),
  dealDay: z.string().nullable(),
  buyerName: z.string(),
  providerName: z.string(),
  milestones: z.array(milestone),
  logs: z.array(logLine),
  files: z.array(attachment),
  cancelAskedBy: z.enum(orderSides).nullable(),
};
const orderDetail = orderRow.extend({ ...detailFields, actions: abilities(sideEvents) });
export type OrderDetail = z.infer<typeof orderDetail>;

export const managedOrderParts = {
  row: orderRow.omit({ side: true, otherName: true, isMine: true, canRate: true, workingMsLeft: true }),
  detailFields,
};

export const orderQueryList = call.list(session, '/api/serviceManage/order/queryList', {
  summary: 'Lists the caller’s service orders and off-line deals, as buyer or provider.',
  filter: {
    view: oneOf(m.field_kind, orderViews).default('ANY'),
    tab: oneOf(m.field_state, orderTabs).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated').default('-updated'),
  },
  output: pageOfTabs(orderRow, orderTabs),
});

export const orderQueryDetail = call.detail(session, '/api/serviceManage/order/queryDetail', {
  summary: 'Returns an order with its milestones, files and history, for its two sides.',
  output: orderDetail,
});

export const orderContent = z.object({
  need: textBetween(m.field_order_need, 10, 1_000),
  fileIds,
});
export type OrderContent = z.infer<typeof orderContent>;

export const orderApply = call.write(session, '/api/serviceManage/order/apply', {
  summary: 'Orders a service from another enterprise’s shop.',
  input: z.object({ serviceId: id, data: orderContent }),
  output: orderDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.OWN_SERVICE],
});

export const operateData = z.object({
  text: note(m.field_note, 500),
  amountFen: amount(m.field_amount),
  milestones: labelled(
    m.field_milestones,
    z
      .array(
        z.object({
          name: requiredText(m.field_milestone, 30),
          dueDate: chosenDay(m.field_due_date),
          amountFen: labelled(m.field_amount, fen.max(100_000_000_000)),
        }),
      )
      .max(maxMilestones, { error: fault.most(m.field_milestones, maxMilestones) })
      .default([]),
  ),
  fileIds,
});
export type OperateData = z.infer<typeof operateData>;

export const orderOperate = call.operate(session, '/api/serviceManage/order/operate', {
  summary: 'Quotes or accepts an order, completes or confirms a milestone, opens a dispute, or cancels.',
  events: sideEvents,
  fields: { data: operateData.prefault({}) },
  output: orderDetail,
});

export const orderFile = call.file(session, '/api/serviceManage/order/file', {
  raw: ['any'],
  summary: 'Downloads a file of an order, for its two sides and the operators who rule on disputes.',
  input: z.object({ id, fileId: chosenId(m.field_files) }),
});

export const dealContent = z.object({
  partner: oneLine(requiredText(m.field_deal_partner, 100)),
  /** The caller’s side of the deal. */
  side: labelled(m.field_deal_side, z.enum(orderSides, { error: fault.choose(m.field_deal_side) })),
  subject: textBetween(m.field_order_subject, 2, 60),
  need: optionalText(m.field_order_need, 1_000),
  dealDay: chosenDay(m.field_deal_day),
  amountFen: amount(m.field_amount),
  fileIds,
});
export type DealContent = z.infer<typeof dealContent>;

export const dealRegister = call.write(leaders, '/api/serviceManage/order/register', {
  summary: 'Records an off-line deal with another enterprise of the park, which then confirms it.',
  input: z.object({ data: dealContent }),
  output: orderDetail,
  refuses: [retCodes.FIELD_REFUSED],
});

const score = (label: fault.Words) =>
  labelled(
    label,
    z
      .int({ error: fault.choose(label) })
      .min(1, { error: fault.choose(label) })
      .max(5),
  );

export const ratingContent = z.object({
  score: score(m.field_score),
  quality: score(m.field_score_quality),
  timeliness: score(m.field_score_time),
  attitude: score(m.field_score_attitude),
  text: optionalText(m.field_rating_text, 500),
  anonymous: z.boolean().default(false),
  /** File of a picture, if the buyer added one. */
  fileId: labelled(m.field_rating_picture, z.string().max(64).default('')),
});
export type RatingContent = z.infer<typeof ratingContent>;

const publicRating = z.object({
  ratingId: id,
  score: z.int(),
  quality: z.int(),
  timeliness: z.int(),
  attitude: z.int(),
  text: z.string(),
  addition: z.string(),
  reply: z.string(),
  picture: picture.nullable(),
  /** Null if the author is anonymous. */
  fromName: z.string().nullable(),
  subject: z.string(),
  at: instant,
});
export type PublicRating = z.infer<typeof publicRating>;

const ownRating = publicRating.extend({
  /** Null for the recipient of an anonymous rating, as the order would identify its author. */
  orderId: id.nullable(),
  /** Whether the caller's side wrote it. */
  isGiven: z.boolean(),
  anonymous: z.boolean(),
  version: z.int(),
  state: z.enum(ratingStates),
  stateLabel: z.string(),
  hideReason: z.string(),
  actions: abilities(ratingEvents),
});
export type OwnRating = z.infer<typeof ownRating>;
export const managedRating = ownRating.omit({ actions: true, orderId: true, isGiven: true });

export const ratingSave = call.write(session, '/api/serviceManage/rating/save', {
  summary: 'Rates the other side of a completed order, once and within thirty days.',
  input: z.object({ orderId: id, data: ratingContent }),
  output: ownRating,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const ratingOperate = call.operate(session, '/api/serviceManage/rating/operate', {
  summary: 'Adds to a rating once, replies to one, or asks the park to hide it.',
  events: ratingEvents,
  fields: { data: z.object({ text: requiredText(m.field_rating_text, 500) }) },
  output: ownRating,
});

export const ratingQueryOwnList = call.list(session, '/api/serviceManage/rating/queryOwnList', {
  summary: 'Lists the ratings the caller has given or received.',
  filter: { view: oneOf(m.field_kind, ratingViews).default('RECEIVED') },
  output: pageOf(ownRating),
});

export const ratingQueryList = call.list(open, '/api/serviceManage/rating/queryList', {
  summary: 'Lists buyers’ ratings of a shop or one of its services.',
  filter: { shopId: id, serviceId: id.optional() },
  output: pageOf(publicRating),
});

const creditPart = z.object({ part: z.enum(creditParts), points: z.int(), most: z.int() });

const measured = z.object({
  /** Number of completed deals and their ratings; of one service, if requested. */
  doneCount: z.int(),
  ratings: z.int(),
  /** Number of ratings with one to five stars. */
  stars: z.array(z.int()).length(5),
  avgRating: z.number().nullable(),
  quality: z.number().nullable(),
  timeliness: z.number().nullable(),
  attitude: z.number().nullable(),
  /** Working minutes until the shop answered, over the last 90 days; null with fewer than five orders. */
  medianMin: z.int().nullable(),
  p90Min: z.int().nullable(),
  sample: z.int(),
  /** Number answered within one, four, eight and 24 working hours, and number unanswered. */
  histogram: z.array(z.int()).length(5),
  /** Out of 100, with its parts; null while there are too few orders. */
  credit: z.object({ points: z.int(), parts: z.array(creditPart) }).nullable(),
});
export type Measured = z.infer<typeof measured>;

export const reputationQueryDetail = call.read(open, '/api/serviceManage/reputation/queryDetail', {
  summary:
    'Returns the measured reputation of a shop or one of its services: response, deals, ratings and credit.',
  input: z.object({ shopId: id, serviceId: id.optional() }),
  output: measured,
});
