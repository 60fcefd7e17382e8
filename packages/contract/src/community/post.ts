import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import {
  attachment,
  chosenCode,
  code,
  id,
  instant,
  keyword,
  pageOf,
  pageOfTabs,
  picture,
} from '../fields.ts';
import { kindOf, labelled, note, oneOf, textBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { richTextField } from '../rich-text-field.ts';
import { postParts, postRowParts } from './post-parts.ts';
import {
  authorBadges,
  authorEvents,
  bountyEvents,
  postKinds,
  postStates,
  shownPostStates,
  textKinds,
} from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;

/** The author of a text as shown to everyone; without name, enterprise or picture if anonymous. */
export const postAuthor = z.object({
  /** Null for anonymous authors. */
  authorId: id.nullable(),
  name: z.string(),
  enterpriseName: z.string(),
  badges: z.array(z.enum(authorBadges)),
  avatarFileId: z.string().nullable(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

/** A post as written by its author, including the part of its kind. */
export const postContent = z.object({
  kind: kindOf(m.field_kind, postKinds),
  plateId: chosenCode(m.community_field_board),
  title: textBetween(m.field_title, 4, 60),
  /** Rich text; the server counts its readable length. */
  body: richTextField(m.field_body, 80_000, { elements: 2_500 }),
  fileIds: labelled(
    m.community_field_files,
    z.array(id).max(9, { error: fault.maxItems(m.community_field_files, 9) }),
  ),
  tags: labelled(
    m.field_tags,
    z
      .array(
        z
          .string()
          .overwrite(cleanLine)
          .min(1)
          .max(12, { error: fault.maxLength(m.field_tags, 12) }),
      )
      .max(5, { error: fault.maxItems(m.field_tags, 5) }),
  ),
  anonymous: labelled(m.community_field_anonymous, z.boolean()),
  ...postParts,
});
export type PostContent = z.infer<typeof postContent>;

/** A draft may be incomplete; the remaining rules are checked on publishing. */
const postDraft = postContent.extend({
  title: labelled(
    m.field_title,
    z
      .string()
      .overwrite(cleanLine)
      .max(60, { error: fault.maxLength(m.field_title, 60) }),
  ),
});

const shownRow = z.object({
  postId: id,
  kind: z.enum(postKinds),
  plateTypeCode: z.string(),
  plateId: z.string(),
  boardName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  pictures: z.array(picture),
  author: postAuthor,
  tags: z.array(z.string()),
  pinned: z.boolean(),
  essence: z.boolean(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  publishedAt: instant,
  lastReplyAt: instant.nullable(),
  /** Path of its page. */
  path: z.string(),
  ...postRowParts,
});
export type PostRow = z.infer<typeof shownRow>;

/** HOT ranks by readers' reactions and age, NEW by date, ESSENCE lists the park's picks. */
export const postOrders = ['HOT', 'NEW', 'ESSENCE'] as const;
export type PostOrder = (typeof postOrders)[number];

export const postQueryList = call.list(open, '/api/communityManage/post/queryList', {
  summary: 'Lists the community’s posts, most popular or newest first.',
  filter: {
    order: kindOf(m.field_sort, postOrders).default('HOT'),
    kind: oneOf(m.field_kind, postKinds).optional(),
    plateTypeCode: code.optional(),
    plateId: code.optional(),
    authorId: id.optional(),
    tag: z.string().overwrite(cleanLine).max(12).optional(),
    keyword: keyword.optional(),
  },
  output: pageOf(shownRow),
});

export const postQueryAlike = call.read(session, '/api/communityManage/post/queryAlike', {
  summary: 'Lists posts similar to a title being typed, most similar first.',
  input: z.object({ title: z.string().overwrite(cleanLine).max(60).default('') }),
  output: z.array(z.object({ postId: id, title: z.string(), path: z.string() })),
});

/** An author and the number of their answers accepted this month. */
const ranked = z.object({ author: postAuthor, accepted: z.int() });

const postQueryRankingAnswer = z.object({
  posts: z.int(),
  answers: z.int(),
  writersToday: z.int(),
  essence: z.int(),
  ranking: z.array(ranked),
});

export const postQueryRanking = call.read(open, '/api/communityManage/post/queryRanking', {
  summary: 'Returns the community’s totals and the authors with the most accepted answers in a month.',
  output: postQueryRankingAnswer,
});

/** The author card next to the text. */
const authorCard = postAuthor.extend({
  intro: z.string(),
  posts: z.int(),
  accepted: z.int(),
  liked: z.int(),
});

/** The public part of a bounty. */
const bounty = z.object({
  acceptedAnswerId: id.nullable(),
  acceptedAt: instant.nullable(),
  /** End of the hold on the points. */
  holdUntil: instant.nullable(),
  /** Deadline for the experts' pick. */
  expertUntil: instant.nullable(),
  /** Whether an answer commits the asker, so that the bounty cannot be returned. */
  isBound: z.boolean(),
  /** What would happen to it at the deadline, as things stand. */
  ending: z.enum(['award', 'consult', 'refund']),
  mostLikes: z.int(),
  /** The article the park made from it. */
  articlePath: z.string().nullable(),
});

const postDetail = shownRow.extend({
  body: z.string(),
  state: z.enum(shownPostStates),
  stateLabel: z.string(),
  lockReason: z.string(),
  editedAt: instant.nullable(),
  files: z.array(attachment),
  authorCard: authorCard.nullable(),
  bounty: bounty.nullable(),
  related: z.array(
    z.object({ postId: id, title: z.string(), path: z.string(), likes: z.int(), comments: z.int() }),
  ),
});
export type PostDetail = z.infer<typeof postDetail>;

export const postQueryDetail = call.read(open, '/api/communityManage/post/queryDetail', {
  summary: 'Returns a public post.',
  input: z.object({ id, kind: oneOf(m.field_kind, postKinds).optional() }),
  output: postDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const postView = call.write(open, '/api/communityManage/post/view', {
  summary: 'Counts a view of a post.',
  input: z.object({ id }),
  output: z.object({ counted: z.boolean() }),
});

const postQueryStandingAnswer = z.object({
  isOwn: z.boolean(),
  mayEdit: ability(),
  liked: z.boolean(),
  /** Comments on it that the caller liked or wrote. */
  likedComments: z.array(id),
  ownComments: z.array(id),
  /** When an edit was submitted that awaits review while the old text stays public. */
  changeSubmittedAt: instant.nullable(),
  actions: abilities(authorEvents),
  bountyActions: abilities(bountyEvents),
  points: z.int(),
  followsBoard: z.boolean(),
  version: z.int(),
});

/** The caller's relation to a post and its comments. */
export const postQueryStanding = call.detail(session, '/api/communityManage/post/queryStanding', {
  summary: 'Returns the caller’s likes of a post and its comments, and the actions open to them.',
  output: postQueryStandingAnswer,
});

export const likeOperate = call.write(session, '/api/communityManage/like/operate', {
  summary: 'Likes or unlikes a post or comment.',
  input: z.object({
    target: kindOf(m.field_kind, textKinds),
    targetId: id,
    event: kindOf(m.field_event, ['add', 'remove']),
  }),
  output: z.object({ liked: z.boolean(), likes: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.LIMIT_REACHED, retCodes.NOT_ELIGIBLE],
});

const ownRow = z.object({
  postId: id,
  kind: z.enum(postKinds),
  plateId: z.string(),
  boardName: z.string(),
  title: z.string(),
  anonymous: z.boolean(),
  state: z.enum(postStates),
  stateLabel: z.string(),
  /** Why it was refused, hidden or locked. */
  reason: z.string(),
  /** When an operator has to decide. */
  dueAt: instant.nullable(),
  hasChange: z.boolean(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  updatedAt: instant,
  /** The public page; null while no one else can read it. */
  path: z.string().nullable(),
  version: z.int(),
  resubmitsLeft: z.int(),
  isEditable: z.boolean(),
  actions: abilities(authorEvents),
});
export type OwnPost = z.infer<typeof ownRow>;

export const postQueryOwnList = call.list(session, '/api/communityManage/post/queryOwnList', {
  summary: 'Lists the caller’s posts and drafts.',
  filter: {
    state: oneOf(m.field_state, postStates).optional(),
    kind: oneOf(m.field_kind, postKinds).optional(),
    keyword: keyword.optional(),
  },
  output: pageOfTabs(ownRow, postStates),
});

const ownPost = ownRow.extend({
  data: postContent.extend({ title: z.string(), body: z.string() }),
  /** The edit awaiting review. */
  change: z.object({ title: z.string(), body: z.string(), submittedAt: instant }).nullable(),
});
export type OwnPostDetail = z.infer<typeof ownPost>;

export const postQueryOwnDetail = call.detail(session, '/api/communityManage/post/queryOwnDetail', {
  summary: 'Returns one of the caller’s posts in any state.',
  output: ownPost,
});

const saved = z.object({
  postId: id,
  version: z.int(),
  state: z.enum(postStates),
  stateLabel: z.string(),
  path: z.string().nullable(),
  /** Whether an edit to a public post awaits review. */
  hasChange: z.boolean(),
});
export type SavedPost = z.infer<typeof saved>;

const writing = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.VERSION_CONFLICT,
  retCodes.TRANSITION_REFUSED,
  retCodes.SENSITIVE_WORD,
  retCodes.LIMIT_REACHED,
  retCodes.POINTS_SHORT,
  retCodes.NOT_ELIGIBLE,
] as const;

export const postSave = call.save(session, '/api/communityManage/post/save', {
  summary: 'Saves a draft.',
  data: postDraft,
  output: saved,
  refuses: writing,
});

export const postSubmit = call.save(session, '/api/communityManage/post/submit', {
  summary: 'Publishes a new, changed or rejected post, or submits it for review where required.',
  data: postContent,
  output: saved,
  refuses: writing,
  callsPerMinute: 20,
});

export const postOperate = call.operate(session, '/api/communityManage/post/operate', {
  summary: 'Withdraws or deletes a post, or appeals against a decision on it.',
  events: ['withdraw', 'appeal', 'delete'],
  fields: {
    /** Reason for the appeal. */
    data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }),
  },
  output: saved,
  refuses: writing,
});

/** The caller's name in the community. */
const communityProfile = z.object({
  /** For persons, whose real name is not shown; members of enterprises appear under their own name. */
  nickname: labelled(
    m.community_field_nickname,
    z.union([z.literal(''), z.string().overwrite(cleanLine).min(2).max(12)], {
      error: fault.length(m.community_field_nickname, 2, 12),
    }),
  ),
  intro: note(m.community_field_intro, 100),
});

export const profileQuery = call.read(session, '/api/communityManage/profile/queryDetail', {
  summary: 'Returns the caller’s community profile.',
  output: communityProfile.extend({ author: postAuthor, posts: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

export const profileSave = call.write(session, '/api/communityManage/profile/save', {
  summary: 'Updates the caller’s community profile.',
  input: z.object({ data: communityProfile }),
  output: communityProfile,
  refuses: [retCodes.SENSITIVE_WORD, retCodes.FIELD_REFUSED],
});
