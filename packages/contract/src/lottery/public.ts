import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { choice, kindOf, labelled, note, oneOf, requiredText, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import {
  handingEvents,
  invalidReasons,
  lotteryStates,
  prizeKinds,
  prizeStates,
  removalCauses,
  removalEvents,
  winnerEvents,
} from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;
const byCommunity = { tag: 'community', access: ['OP_COMMUNITY'] } as const;

/** Prizes of one kind; the first line is the top rank. */
const prizeLine = z.object({
  name: requiredText(m.lottery_field_prize, 30),
  count: wholeBetween(m.lottery_field_count, 1, 200),
  kind: choice(m.lottery_field_kind, prizeKinds),
  valueFen: labelled(m.lottery_field_value, fen.max(500_000, { error: m.lottery_fault_value })),
  /** For points prizes: how many points each winner gets. */
  points: wholeBetween(m.lottery_field_points, 0, 500),
});
export type PrizeLine = z.infer<typeof prizeLine>;

/** The lottery part of a post. Points neither pay for an entry nor buy a second one. */
export const lotteryPart = z.object({
  prizes: labelled(
    m.lottery_field_prizes,
    z
      .array(prizeLine)
      .min(1, { error: fault.enter(m.lottery_field_prizes) })
      .max(5, { error: fault.maxItems(m.lottery_field_prizes, 5) }),
  ),
  joinTo: labelled(m.lottery_field_join_to, instant.clone()),
  drawAt: labelled(m.lottery_field_draw_at, instant.clone()),
  minEntrants: wholeBetween(m.lottery_field_min_entrants, 1, 10_000),
  audited: labelled(m.lottery_field_audited, z.boolean()),
  mustComment: labelled(m.lottery_field_must_comment, z.boolean()),
  mustFollowBoard: labelled(m.lottery_field_must_follow, z.boolean()),
  minPoints: wholeBetween(m.lottery_field_min_points, 0, 10_000),
});

export const lotteryRow = z.object({
  state: z.enum(lotteryStates),
  stateLabel: z.string(),
  prizes: z.int(),
  prizeNames: z.array(z.string()),
  entries: z.int(),
  joinTo: instant,
  drawAt: instant,
});

/** An issued number that is excluded, and why. */
const dropped = z.object({ entryNo: z.string(), reason: z.enum(invalidReasons) });

const winner = z.object({
  entryNo: z.string(),
  /** Position in draw order, from 1. */
  place: z.int(),
  rank: z.int(),
  prizeName: z.string(),
  value: z.string(),
  /** Masked except for the first and last character. */
  name: z.string(),
  enterpriseName: z.string(),
  prizeState: z.enum(prizeStates),
  prizeStateLabel: z.string(),
  isReserve: z.boolean(),
});

const lotteryDetail = lotteryRow.extend({
  postId: id,
  lines: z.array(prizeLine.extend({ rank: z.int(), kindLabel: z.string() })),
  rules: z.array(z.string()),
  minEntrants: z.int(),
  invalid: z.int(),
  /** The first of the excluded numbers, in order and without names. */
  dropped: z.array(dropped.extend({ reasonLabel: z.string() })),
  publishedAt: instant,
  isExtended: z.boolean(),
  drawnAt: instant.nullable(),
  claimUntil: instant.nullable(),
  seedCommit: z.string(),
  entrantsHash: z.string().nullable(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  winners: z.array(winner),
  /** Next in draw order, in line for unclaimed prizes; empty once nothing can be claimed any more. */
  reserves: z.array(
    winner.pick({ entryNo: true, place: true, value: true, name: true, enterpriseName: true }),
  ),
  /** Number of entries and hash of the list at each full hour; the most recent ones. */
  traces: z.array(z.object({ at: instant, entries: z.int(), hash: z.string() })),
});
export type LotteryDetail = z.infer<typeof lotteryDetail>;

export const lotteryQueryDetail = call.detail(open, '/api/communityManage/lottery/queryDetail', {
  summary: 'Returns the public view of a draw; its seed is shown only after the draw.',
  output: lotteryDetail,
});

/** Everything needed to repeat the draw. */
const lotteryProof = z.object({
  postId: id,
  seedCommit: z.string(),
  entrantsHash: z.string(),
  seed: z.string().nullable(),
  ranks: z.array(z.object({ rank: z.int(), count: z.int() })),
  /** How many numbers were issued, from 1. */
  given: z.int(),
  /** Participating entries, ordered by number. */
  entryNos: z.array(z.string()),
  /** All other issued numbers. */
  dropped: z.array(dropped),
  /** Winning entries in draw order. */
  winners: z.array(z.object({ entryNo: z.string(), rank: z.int() })),
});
export type LotteryProof = z.infer<typeof lotteryProof>;

export const lotteryQueryProof = call.detail(open, '/api/communityManage/lottery/queryProof', {
  summary: 'Returns the frozen list of entrants of a draw and everything needed to repeat it.',
  output: lotteryProof,
});

const lotteryStanding = z.object({
  /** The caller's own entry; null if they have not joined. */
  entry: z
    .object({
      entryNo: z.string(),
      isValid: z.boolean(),
      reason: z.enum(invalidReasons).nullable(),
      reasonLabel: z.string(),
      place: z.int().nullable(),
      /** Draw value of the entry; the lowest come first. */
      value: z.string(),
      hasPrize: z.boolean(),
      /** Position in the line for unclaimed prizes, from 1; null if not among the reserves shown. */
      reserve: z.int().nullable(),
    })
    .nullable(),
  mayJoin: ability(),
  /** What the caller still needs in order to join. */
  lacks: z.array(z.string()),
});
export type LotteryStanding = z.infer<typeof lotteryStanding>;

export const lotteryQueryStanding = call.detail(session, '/api/communityManage/lottery/queryStanding', {
  summary: 'Returns the caller’s entry in a draw and whether they can join.',
  output: lotteryStanding,
});

export const lotteryJoin = call.write(session, '/api/communityManage/lottery/join', {
  summary: 'Joins a draw with a random value from the caller.',
  input: z.object({
    id,
    nonce: z.string().regex(/^[0-9a-f]{32}$/, { error: fault.malformed(m.lottery_field_nonce) }),
  }),
  output: lotteryStanding,
  refuses: [retCodes.NOT_FOUND, retCodes.ALREADY_DONE, retCodes.NOT_ELIGIBLE, retCodes.TRANSITION_REFUSED],
});

const prizeRow = z.object({
  prizeId: id,
  postId: id,
  title: z.string(),
  /** Empty once the post is no longer public. */
  path: z.string(),
  entryNo: z.string(),
  rank: z.int(),
  name: z.string(),
  kind: z.enum(prizeKinds),
  kindLabel: z.string(),
  state: z.enum(prizeStates),
  stateLabel: z.string(),
  isReserve: z.boolean(),
  claimUntil: instant,
  version: z.int(),
});

const contact = z.object({ name: z.string(), phone: z.string(), address: z.string() });

const ownPrize = prizeRow.extend({
  contact: contact.nullable(),
  /** A voucher code, or how the prize was sent; empty until then. */
  code: z.string(),
  actions: abilities(winnerEvents),
});
export type OwnPrize = z.infer<typeof ownPrize>;

export const prizeQueryOwnList = call.list(session, '/api/communityManage/prize/queryOwnList', {
  summary: 'Lists the prizes the caller has won.',
  filter: { state: oneOf(m.field_state, prizeStates).optional() },
  output: pageOfTabs(ownPrize, prizeStates),
});

/** Delivery details of a prize; the server checks what its kind requires. */
export const prizeClaim = z.object({
  name: note(m.field_person_name, 20),
  phone: note(m.field_phone, 20),
  address: note(m.field_address, 120),
});

export const prizeQueryOwnDetail = call.detail(session, '/api/communityManage/prize/queryOwnDetail', {
  summary: 'Returns one of the caller’s prizes, with its code once delivered.',
  output: ownPrize,
});

export const prizeOperate = call.operate(session, '/api/communityManage/prize/operate', {
  summary: 'Claims a prize, gives it up, or confirms its arrival.',
  events: winnerEvents,
  fields: { data: prizeClaim.default({ name: '', phone: '', address: '' }) },
  output: ownPrize,
});

const managedLottery = lotteryRow.extend({
  postId: id,
  title: z.string(),
  /** Empty while the post is not public. */
  path: z.string(),
  postStateLabel: z.string(),
  minEntrants: z.int(),
  lines: z.array(prizeLine.extend({ kindLabel: z.string() })),
  rules: z.array(z.string()),
  checkedByName: z.string(),
  checkedAt: instant.nullable(),
  /** Version of the post, which also guards the draw. */
  version: z.int(),
  mayCheck: ability(),
});
export type ManagedLottery = z.infer<typeof managedLottery>;

/** An entry that one operator wants to remove, or that two have removed. */
const removal = z.object({
  /** The entry number, without the random value. */
  no: z.int(),
  cause: z.enum(removalCauses),
  causeLabel: z.string(),
  note: z.string(),
  byName: z.string(),
  at: instant,
  /** Empty until a second operator has agreed. */
  agreedByName: z.string(),
  actions: abilities(removalEvents),
});

const managedDetail = managedLottery.extend({ removals: z.array(removal), mayAskRemoval: ability() });
export type ManagedLotteryDetail = z.infer<typeof managedDetail>;

const lotteryFilter = { state: oneOf(m.field_state, lotteryStates).optional(), keyword: keyword.optional() };

export const lotteryQueryManageList = call.list(byCommunity, '/api/communityManage/lottery/queryManageList', {
  summary: 'Lists the draws, last changed first, without their seeds.',
  filter: lotteryFilter,
  output: pageOfTabs(managedLottery, lotteryStates),
});

export const lotteryQueryManageDetail = call.detail(
  byCommunity,
  '/api/communityManage/lottery/queryManageDetail',
  {
    summary: 'Returns a draw with its prizes and rules for approval, without its seed.',
    output: managedDetail,
  },
);

export const lotteryRemoval = z.object({
  no: wholeBetween(m.lottery_entry_no, 1, 1_000_000),
  cause: choice(m.lottery_field_removal_cause, removalCauses),
  note: requiredText(m.field_reason, 200),
});

const lotteryRemoveEntryInput = z.object({
  id,
  event: kindOf(m.field_event, removalEvents),
  /** Cause and note are required for a new request. */
  data: z.object({
    no: lotteryRemoval.shape.no,
    cause: oneOf(m.lottery_field_removal_cause, removalCauses).nullable().default(null),
    note: note(m.field_reason, 200),
  }),
});

export const lotteryRemoveEntry = call.write(byCommunity, '/api/communityManage/lottery/removeEntry', {
  summary: 'Requests the removal of an entry, which another operator approves or drops.',
  input: lotteryRemoveEntryInput,
  output: managedDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const lotteryExport = call.sheet(byCommunity, '/api/communityManage/lottery/export', {
  summary: 'Exports the filtered draws as a spreadsheet.',
  input: z.object(lotteryFilter),
});

export const lotteryCheck = call.act(byCommunity, '/api/communityManage/lottery/check', {
  summary: 'Approves the prizes and rules of a draw; another person approves its post.',
  output: managedDetail,
});

const managedPrize = prizeRow.extend({
  winnerName: z.string(),
  contact: contact.nullable(),
  preparedByName: z.string(),
  preparedAt: instant.nullable(),
  actions: abilities(handingEvents),
});
export type ManagedPrize = z.infer<typeof managedPrize>;

const prizeFilter = { state: oneOf(m.field_state, prizeStates).optional(), keyword: keyword.optional() };

export const prizeQueryManageList = call.list(byCommunity, '/api/communityManage/prize/queryManageList', {
  summary: 'Lists the prizes that were won, longest waiting first, without codes.',
  filter: prizeFilter,
  output: pageOfTabs(managedPrize, prizeStates),
});

export const prizeQueryManageDetail = call.detail(
  byCommunity,
  '/api/communityManage/prize/queryManageDetail',
  {
    summary: 'Returns a prize with its delivery address, without its code.',
    output: managedPrize,
  },
);

export const prizeExport = call.sheet(byCommunity, '/api/communityManage/prize/export', {
  summary:
    'Exports the filtered prizes as a spreadsheet, with masked phone numbers and without addresses or codes.',
  input: z.object(prizeFilter),
});

export const prizeHand = z.object({ code: note(m.lottery_field_code, 100) });

export const prizeHandOut = call.operate(byCommunity, '/api/communityManage/prize/handOut', {
  summary: 'Prepares a claimed prize, or delivers one that another person has prepared.',
  events: handingEvents,
  fields: { data: prizeHand.default({ code: '' }) },
  output: managedPrize,
});
