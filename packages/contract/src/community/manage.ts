import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { code, id, instant, keyword, pageOf, pageOfTabs, sortedBy } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredText,
  text,
  wholeBetween,
} from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import {
  boardWriters,
  bountyStates,
  postKinds,
  postStates,
  reportEvents,
  reportReasons,
  reportStates,
  reviewCauses,
  sharedActs,
  textKinds,
  wordCategories,
  wordLevels,
} from './terms.ts';

const byCommunity = { tag: 'community', access: ['OP_COMMUNITY'] } as const;

/**
 * REVIEW awaits a first review, APPEAL contests a decision, HIDDEN was hidden after reports; SHOWN and DONE are closed.
 */
export const moderationTabs = ['REVIEW', 'APPEAL', 'HIDDEN', 'SHOWN', 'DONE'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

const moderated = z.object({
  target: z.enum(textKinds),
  /** Id of the post or comment. */
  id,
  postId: id,
  kind: z.enum(postKinds),
  isAnswer: z.boolean(),
  /** Title of the post. */
  title: z.string(),
  excerpt: z.string(),
  boardName: z.string(),
  authorName: z.string(),
  anonymous: z.boolean(),
  state: z.enum(postStates),
  stateLabel: z.string(),
  /** An edit to a post that stays public meanwhile. */
  isChange: z.boolean(),
  causes: z.array(z.enum(reviewCauses)),
  words: z.array(z.string()),
  reports: z.int(),
  submittedAt: instant,
  dueAt: instant.nullable(),
  version: z.int(),
});
export type ModeratedText = z.infer<typeof moderated>;

const filter = {
  state: kindOf(m.field_state, moderationTabs).default('REVIEW'),
  target: oneOf(m.field_kind, textKinds).optional(),
  keyword: keyword.optional(),
};

export const moderationQueryList = call.list(byCommunity, '/api/communityManage/moderation/queryList', {
  summary: 'Lists the posts, changes and comments that await a decision, by due date.',
  filter,
  output: pageOfTabs(moderated, moderationTabs),
});

export const moderationExport = call.sheet(byCommunity, '/api/communityManage/moderation/export', {
  summary: 'Exports the texts of a tab as a spreadsheet.',
  input: z.object(filter),
});

/** Moderation actions; the last two have endpoints of their own. */
const moderatorActs = [
  'pass',
  'refuse',
  'hide',
  'restore',
  'confirm',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'feature',
  'unfeature',
  'forfeit',
  'refund',
  'keep',
  'makeArticle',
  'reveal',
] as const;
export type ModeratorAct = (typeof moderatorActs)[number];
const decidedActs = moderatorActs.slice(0, -2) as Exclude<ModeratorAct, 'makeArticle' | 'reveal'>[];
export type DecidedAct = (typeof decidedActs)[number];

const reported = z.object({
  reportId: id,
  reasonCode: z.enum(reportReasons),
  text: z.string(),
  state: z.enum(reportStates),
  createdAt: instant,
});

const moderationDetail = moderated.extend({
  /** The formatted text awaiting review. */
  body: z.string(),
  /** The public text while an edit awaits review. */
  before: z.object({ title: z.string(), body: z.string() }).nullable(),
  reason: z.string(),
  /** An action proposed by a colleague that a second operator has to confirm. */
  proposal: z
    .object({ event: z.enum(sharedActs), byName: z.string(), at: instant, reason: z.string() })
    .nullable(),
  appeal: z.string(),
  path: z.string().nullable(),
  /** The kind-specific part of a post in words: options, prizes, positions. */
  partText: z.string(),
  /** The post and comments above the comment. */
  context: z.array(z.object({ authorName: z.string(), body: z.string(), at: instant })),
  /** Identical texts posted elsewhere within a day. */
  copies: z.array(z.object({ id, postId: id, title: z.string(), at: instant })),
  author: z.object({
    /** Null for anonymous authors, whom it could identify. */
    registeredAt: instant.nullable(),
    texts: z.int(),
    refused: z.int(),
    reported: z.int(),
    points: z.int().nullable(),
    isNew: z.boolean(),
  }),
  reported: z.array(reported),
  pinned: z.boolean(),
  essence: z.boolean(),
  bountyState: z.enum(bountyStates).nullable(),
  bountyPoints: z.int(),
  articleId: id.nullable(),
  actions: abilities(moderatorActs),
});
export type ModerationDetail = z.infer<typeof moderationDetail>;

const named = { target: kindOf(m.field_kind, textKinds), id };

export const moderationQueryDetail = call.read(byCommunity, '/api/communityManage/moderation/queryDetail', {
  summary:
    'Returns a text with the reason for its review, its context and its author; anonymous authors are not named.',
  input: z.object(named),
  output: moderationDetail,
  refuses: [retCodes.NOT_FOUND],
});

const moderationOperateInput = z.object({
  ...named,
  version,
  event: kindOf(m.field_event, decidedActs),
  data: z
    .object({
      reason: note(m.field_reason, 200),
      /** Applies the decision to identical texts too. */
      withCopies: z.boolean().default(false),
    })
    .default({ reason: '', withCopies: false }),
});

export const moderationOperate = call.write(byCommunity, '/api/communityManage/moderation/operate', {
  summary: 'Approves, rejects, hides, restores, locks, pins or features a text.',
  input: moderationOperateInput,
  output: z.object({ state: z.enum(postStates), stateLabel: z.string(), version: z.int(), decided: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

export const moderationReveal = call.write(byCommunity, '/api/communityManage/moderation/reveal', {
  summary: 'Reveals the author of an anonymous text after an upheld report, and logs the access.',
  input: z.object({ ...named, data: z.object({ reason: requiredText(m.field_reason, 200) }) }),
  output: z.object({ name: z.string(), enterpriseName: z.string() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const moderationMakeArticle = call.act(byCommunity, '/api/communityManage/moderation/makeArticle', {
  summary:
    'Drafts an article from a question and its accepted answer, crediting the authors as shown in the community.',
  output: z.object({ articleId: id }),
});

const reportRow = z.object({
  reportId: id,
  target: z.enum(textKinds),
  targetId: id,
  postId: id,
  title: z.string(),
  excerpt: z.string(),
  reasonCode: z.enum(reportReasons),
  reasonLabel: z.string(),
  text: z.string(),
  /** Number of open reports against the same text. */
  open: z.int(),
  /** State of the reported text. */
  targetState: z.enum(postStates),
  targetStateLabel: z.string(),
  state: z.enum(reportStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
  actions: abilities(reportEvents),
});
export type ReportRow = z.infer<typeof reportRow>;

const reportFilter = {
  state: oneOf(m.field_state, reportStates).optional(),
  reasonCode: oneOf(m.community_field_report_reason, reportReasons).optional(),
  sort: sortedBy('created').default('created'),
};

export const reportQueryList = call.list(byCommunity, '/api/communityManage/report/queryList', {
  summary: 'Lists the reported texts, oldest first, without the reporters.',
  filter: reportFilter,
  output: pageOfTabs(reportRow, reportStates),
});

export const reportQueryDetail = call.detail(byCommunity, '/api/communityManage/report/queryDetail', {
  summary: 'One report, with the reported text.',
  output: reportRow,
});

export const reportExport = call.sheet(byCommunity, '/api/communityManage/report/export', {
  summary: 'Exports the filtered reports as a spreadsheet.',
  input: z.object(reportFilter),
});

export const reportOperate = call.operate(byCommunity, '/api/communityManage/report/operate', {
  summary: 'Takes on a report, or upholds or dismisses it together with all reports of the same text.',
  events: reportEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }) },
  output: reportRow,
});

const codeField = labelled(m.field_code, code);

export const boardTypeContent = z.object({
  name: requiredText(m.field_name, 12),
  icon: optionalText(m.community_field_icon, 30),
  sort: wholeBetween(m.field_sort, 0, 9_999),
  postKinds: labelled(
    m.community_field_post_kinds,
    z.array(z.enum(postKinds)).min(1, { error: fault.choose(m.community_field_post_kinds) }),
  ),
  whoCanPost: choice(m.community_field_writers, boardWriters),
  enabled: labelled(m.field_enabled, z.boolean()),
});

export const boardContent = z.object({
  typeId: labelled(
    m.community_field_board_type,
    z.string({ error: fault.choose(m.community_field_board_type) }).pipe(code),
  ),
  name: requiredText(m.field_name, 12),
  intro: optionalText(m.community_field_board_intro, 60),
  sort: wholeBetween(m.field_sort, 0, 9_999),
  enabled: labelled(m.field_enabled, z.boolean()),
});

const managedBoard = boardContent.extend({ plateId: z.string(), posts: z.int(), version: z.int() });
const managedBoardType = boardTypeContent.extend({
  typeId: z.string(),
  version: z.int(),
  boards: z.array(managedBoard),
});
export type ManagedBoardType = z.infer<typeof managedBoardType>;

export const boardQueryManageList = call.read(
  byCommunity,
  '/api/communityManage/communityPlate/queryManageList',
  {
    summary: 'Lists the board types and their boards, including disabled ones.',
    output: z.object({ rows: z.array(managedBoardType) }),
  },
);

const boardRefusals = [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT] as const;

export const boardTypeSave = call.write(byCommunity, '/api/communityManage/communityPlate/saveType', {
  summary: 'Updates a board type, or creates one if no version is given.',
  input: z.object({ id: codeField, version: version.optional(), data: boardTypeContent }),
  output: z.object({ id: z.string(), version: z.int() }),
  refuses: boardRefusals,
});

export const boardSave = call.write(byCommunity, '/api/communityManage/communityPlate/save', {
  summary: 'Updates a board, or creates one if no version is given.',
  input: z.object({ id: codeField, version: version.optional(), data: boardContent }),
  output: z.object({ id: z.string(), version: z.int() }),
  refuses: boardRefusals,
});

export const wordContent = z.object({
  word: requiredText(m.community_field_word, 30),
  level: choice(m.community_field_word_level, wordLevels),
  category: choice(m.community_field_word_category, wordCategories),
  enabled: labelled(m.field_enabled, z.boolean()),
});
export type WordContent = z.infer<typeof wordContent>;

const wordRow = wordContent.extend({
  wordId: id,
  /** Hits in the texts of the last 30 days, and how many of those texts were approved anyway. */
  hits: z.int(),
  falseHits: z.int(),
  updatedAt: instant,
  version: z.int(),
});
export type WordRow = z.infer<typeof wordRow>;

export const wordQueryList = call.list(byCommunity, '/api/communityManage/sensitiveWord/queryList', {
  summary: 'Lists the sensitive words that texts are checked for.',
  filter: {
    level: oneOf(m.community_field_word_level, wordLevels).optional(),
    category: oneOf(m.community_field_word_category, wordCategories).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('hits', 'updated').default('-hits'),
  },
  output: pageOf(wordRow),
});

export const wordQueryDetail = call.detail(byCommunity, '/api/communityManage/sensitiveWord/queryDetail', {
  summary: 'One sensitive word, for editing.',
  output: wordRow,
});

export const wordSave = call.save(byCommunity, '/api/communityManage/sensitiveWord/save', {
  summary: 'Updates a sensitive word, or adds one if no id is given.',
  data: wordContent,
  output: wordRow,
});

export const wordDelete = call.write(byCommunity, '/api/communityManage/sensitiveWord/operate', {
  summary: 'Deletes a sensitive word.',
  input: z.object({ id, version, event: kindOf(m.field_event, ['delete']) }),
  output: z.object({ deleted: z.boolean() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

const wordTestAnswer = z.object({
  outcome: z.enum(['PASS', 'MASK', 'REVIEW', 'BLOCK']),
  shown: z.string(),
  hits: z.array(z.object({ word: z.string(), level: z.enum(wordLevels), start: z.int(), end: z.int() })),
});

export const wordTest = call.write(byCommunity, '/api/communityManage/sensitiveWord/test', {
  summary: 'Tests a text against the sensitive words.',
  input: z.object({ data: z.object({ text: text(m.community_field_test_text, 5_000) }) }),
  output: wordTestAnswer,
});
