import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOf, pageOfTabs } from '../fields.ts';
import { choice, kindOf, labelled, note, textBetween, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { postAuthor } from './post.ts';
import { bountyStates, commentStates, reportReasons, textKinds } from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;
const byCommunityOrExpert = { tag: 'community', access: ['OP_COMMUNITY', 'EXPERT'] } as const;

const comment = z.object({
  commentId: id,
  postId: id,
  author: postAuthor,
  /** Written by the author of the post, even if both are anonymous. */
  isByAuthor: z.boolean(),
  /** The person replied to, within a thread. */
  replyTo: z.string(),
  body: z.string(),
  likes: z.int(),
  acceptedAt: instant.nullable(),
  createdAt: instant,
});
export type PostComment = z.infer<typeof comment>;

const thread = comment.extend({ replies: z.array(comment), replyCount: z.int() });
export type CommentThread = z.infer<typeof thread>;

const commentOrders = ['HOT', 'NEW', 'OLD'] as const;
export type CommentOrder = (typeof commentOrders)[number];

export const commentQueryList = call.list(open, '/api/communityManage/comment/queryList', {
  summary:
    'Lists the comments on a post or the answers to a question with their first replies, accepted answer first.',
  filter: { postId: id, order: kindOf(m.field_sort, commentOrders).default('HOT') },
  output: pageOf(thread),
  refuses: [retCodes.NOT_FOUND],
});

export const commentQueryReplies = call.list(open, '/api/communityManage/comment/queryReplies', {
  summary: 'Lists the replies to a comment in order.',
  filter: { id },
  output: pageOf(comment),
  refuses: [retCodes.NOT_FOUND],
});

/** An answer may be as long as a post; the server limits other comments to a shorter length. */
const commentContent = z.object({
  postId: id,
  /** The comment replied to; absent for a comment on the post itself. */
  replyToId: id.optional(),
  body: textBetween(m.community_field_comment, 2, 20_000),
  anonymous: labelled(m.community_field_anonymous, z.boolean()),
});

const writing = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.SENSITIVE_WORD,
  retCodes.LIMIT_REACHED,
  retCodes.POST_LOCKED,
] as const;

export const commentSubmit = call.write(session, '/api/communityManage/comment/submit', {
  summary: 'Comments on a post, answers a question, or replies to a comment.',
  input: z.object({ data: commentContent }),
  output: z.object({ comment, state: z.enum(commentStates), stateLabel: z.string() }),
  refuses: writing,
  callsPerMinute: 30,
});

export const commentOperate = call.write(session, '/api/communityManage/comment/operate', {
  summary: 'Deletes one of the caller’s comments, or appeals against a decision on it.',
  input: z.object({
    id,
    event: kindOf(m.field_event, ['delete', 'appeal']),
    data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }),
  }),
  output: z.object({ state: z.enum(commentStates), stateLabel: z.string() }),
  refuses: writing,
});

const ownComment = z.object({
  commentId: id,
  postId: id,
  postTitle: z.string(),
  /** Page of the post; null once it is no longer public. */
  path: z.string().nullable(),
  isAnswer: z.boolean(),
  body: z.string(),
  state: z.enum(commentStates),
  stateLabel: z.string(),
  reason: z.string(),
  likes: z.int(),
  acceptedAt: instant.nullable(),
  createdAt: instant,
  actions: abilities(['delete', 'appeal']),
});
export type OwnComment = z.infer<typeof ownComment>;

export const commentQueryOwnList = call.list(session, '/api/communityManage/comment/queryOwnList', {
  summary: 'Lists the caller’s comments and answers.',
  filter: { state: kindOf(m.field_state, commentStates).optional() },
  output: pageOfTabs(ownComment, commentStates),
});

const reportContent = z.object({
  target: kindOf(m.field_kind, textKinds),
  targetId: id,
  reasonCode: choice(m.community_field_report_reason, reportReasons),
  text: note(m.community_field_report_text, 200),
});

export const reportSubmit = call.write(session, '/api/communityManage/report/submit', {
  summary: 'Reports another user’s text; only operators can see who reported it.',
  input: z.object({ data: reportContent }),
  output: z.object({ isHidden: z.boolean() }),
  refuses: [retCodes.NOT_FOUND, retCodes.ALREADY_DONE, retCodes.LIMIT_REACHED, retCodes.FIELD_REFUSED],
  callsPerMinute: 20,
});

const bountyAnswer = z.object({
  bountyState: z.enum(bountyStates),
  bountyStateLabel: z.string(),
  bountyPoints: z.int(),
  version: z.int(),
});

const answerOperateInput = z.object({
  /** Id of the question. */
  id,
  version,
  event: kindOf(m.field_event, ['accept', 'undo', 'raise']),
  data: z
    .object({
      answerId: id.optional(),
      /** Points to add to the bounty. */
      points: wholeBetween(m.community_field_bounty, 1, 500).optional(),
    })
    .default({}),
});

export const answerOperate = call.write(session, '/api/communityManage/answer/operate', {
  summary: 'Accepts an answer, undoes that while the points are on hold, or raises the bounty.',
  input: answerOperateInput,
  output: bountyAnswer,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.OWN_ANSWER,
    retCodes.NOT_ELIGIBLE,
    retCodes.POINTS_SHORT,
  ],
});

export const answerPick = call.write(byCommunityOrExpert, '/api/communityManage/answer/pick', {
  summary: 'Chooses the answer that earns a bounty whose deadline has passed.',
  input: z.object({ id, version, answerId: id }),
  output: bountyAnswer,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.OWN_ANSWER,
    retCodes.NOT_ELIGIBLE,
  ],
});

const invitable = z.object({
  /** Never anonymous: people who answered anonymously are not listed. */
  author: postAuthor,
  userId: id,
  /** A tutor's subjects; empty for others. */
  fields: z.array(z.string()),
  /** Recently accepted answers, and those of them in the question's board. */
  accepted: z.int(),
  acceptedInBoard: z.int(),
  invitedAt: instant.nullable(),
  /** Whether the invitation has been read. */
  isSeen: z.boolean(),
  /** Decides on bounties, and therefore cannot be invited to earn this one. */
  isBarred: z.boolean(),
});
export type Invitable = z.infer<typeof invitable>;

export const answerInviteQueryList = call.read(session, '/api/communityManage/answerInvite/queryList', {
  summary: 'Lists who could answer one of the caller’s questions and who has been invited.',
  input: z.object({
    /** Id of the question. */
    id,
    /** Part of a name, an enterprise or a subject. */
    keyword: keyword.optional(),
  }),
  output: z.object({ rows: z.array(invitable), invited: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

export const answerInviteSubmit = call.write(session, '/api/communityManage/answerInvite/submit', {
  summary: 'Invites a user to answer one of the caller’s questions.',
  input: z.object({ data: z.object({ postId: id, userId: id }) }),
  output: z.object({ invited: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.ALREADY_DONE,
    retCodes.LIMIT_REACHED,
    retCodes.NOT_ELIGIBLE,
    retCodes.TRANSITION_REFUSED,
  ],
  callsPerMinute: 20,
});
