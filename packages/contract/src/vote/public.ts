import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOfTabs, picture } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  requiredNote,
  requiredText,
  wholeBetween,
} from '../form-field.ts';
import { lookAlike } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { ballotScopes, endingEvents, resultVisibilities, voteActs, voteStates } from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;
const byCommunity = { tag: 'community', access: ['OP_COMMUNITY'] } as const;

/** An option as written by the author of the vote: text, note and picture. */
const optionLine = z.object({
  text: requiredText(m.field_option, 40),
  note: note(m.field_option_note, 60),
  pictureId: labelled(m.field_option_picture, id.nullable()),
});

/** The vote part of a post. */
export const votePart = z.object({
  options: labelled(
    m.field_options,
    z
      .array(optionLine)
      .min(2, { error: m.fault_two_options })
      .max(30, { error: fault.maxItems(m.field_options, 30) })
      .refine((options) => !lookAlike(options.map(({ text }) => text)), {
        error: m.vote_fault_twice,
      }),
  ),
  maxChoices: wholeBetween(m.field_max_choices, 1, 30),
  scope: choice(m.field_ballot_scope, ballotScopes),
  /** Whether only audited enterprises and their members may vote. */
  audited: labelled(m.field_audited_only, z.boolean()),
  secret: labelled(m.field_secret_ballot, z.boolean()),
  changeable: labelled(m.field_changeable, z.boolean()),
  visibility: choice(m.field_results_visibility, resultVisibilities),
  endsAt: labelled(m.field_vote_end, instant.clone()),
  /** Minimum number of voters for a valid result; 0 for any number. */
  quorum: wholeBetween(m.field_quorum, 0, 10_000),
});

const voteState = z.object({
  state: z.enum(voteStates),
  stateLabel: z.string(),
  scope: z.enum(ballotScopes),
  scopeLabel: z.string(),
  options: z.int(),
  voters: z.int(),
  endsAt: instant,
});

export const voteRow = voteState.extend({
  /** The leading options with their counts if public; otherwise the first ones in ballot order. */
  leading: z.array(z.object({ text: z.string(), votes: z.int().nullable() })),
});

/** Votes for an option; results follow the order of the options. */
const result = z.object({ optionId: z.string(), votes: z.int() });

const voteRules = {
  secret: z.boolean(),
  quorum: z.int(),
  /** Why it was closed early or is void. */
  reason: z.string(),
  /** The park's answer about what was done; empty until then. */
  outcome: z.string(),
  answeredAt: instant.nullable(),
};

const voteDetail = voteRow.extend({
  ...voteRules,
  postId: id,
  choices: z.array(
    z.object({ optionId: z.string(), text: z.string(), note: z.string(), picture: picture.nullable() }),
  ),
  maxChoices: z.int(),
  audited: z.boolean(),
  changeable: z.boolean(),
  visibility: z.enum(resultVisibilities),
  visibilityLabel: z.string(),
  /** Number of enterprises entitled to vote; null in a vote by person. */
  eligible: z.int().nullable(),
  /** Null, so that nothing is sent, until everyone may see them. */
  results: z.array(result).nullable(),
  /** For a finished, named vote by enterprise: the choices of each. */
  ballots: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
});
export type VoteDetail = z.infer<typeof voteDetail>;

export const voteQueryDetail = call.detail(open, '/api/communityManage/vote/queryDetail', {
  summary: 'Returns the public view of a vote; its counts only once they are open to everyone.',
  output: voteDetail,
});

/** An answered vote and its outcome. */
const answeredVote = voteState.extend({
  postId: id,
  title: z.string(),
  path: z.string(),
  results: z.array(z.object({ text: z.string(), votes: z.int() })),
  outcome: z.string(),
});
export type AnsweredVote = z.infer<typeof answeredVote>;

export const voteQueryAnswered = call.read(open, '/api/communityManage/vote/queryAnswered', {
  summary: 'Lists the most recently answered vote for each counting method, except the given one.',
  input: z.object({ id }),
  output: z.object({ rows: z.array(answeredVote) }),
});

const voteStanding = z.object({
  hasVoted: z.boolean(),
  mayVote: ability(),
  /** Why the caller may not vote; empty if they may or have. */
  hindrance: z.string(),
  /** The enterprise the caller votes for; empty in a vote by person. */
  enterpriseName: z.string(),
  /** The choices of the caller or their enterprise; empty for a secret ballot, which no one can look up. */
  chosen: z.array(z.string()),
  /** Ballots cast within the enterprise and by whom, latest first. */
  within: z.array(z.object({ name: z.string(), options: z.array(z.string()), at: instant })),
  /** Null until the caller may see them. */
  results: z.array(result).nullable(),
});
export type VoteStanding = z.infer<typeof voteStanding>;

export const voteQueryStanding = call.detail(session, '/api/communityManage/vote/queryStanding', {
  summary: 'Returns the caller’s eligibility for a vote and their ballot.',
  output: voteStanding,
});

const voteCastInput = z.object({
  id,
  data: z.object({
    choices: labelled(
      m.field_options,
      z
        .array(z.string().max(40))
        .min(1, { error: fault.choose(m.field_options) })
        .max(30),
    ),
  }),
});

export const voteCast = call.write(session, '/api/communityManage/vote/cast', {
  summary: 'Casts a ballot, or replaces it if the vote allows changes.',
  input: voteCastInput,
  output: voteStanding,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.ALREADY_DONE,
    retCodes.VOTING_CLOSED,
    retCodes.NOT_ELIGIBLE,
  ],
});

const managedVote = answeredVote.extend({
  ...voteRules,
  /** Null while no one may see them, operators included. */
  results: answeredVote.shape.results.nullable(),
  actions: abilities(voteActs),
  /** A colleague's proposal for ending it, which a second operator has to confirm. */
  proposal: z
    .object({ event: z.enum(endingEvents), byName: z.string(), at: instant, reason: z.string() })
    .nullable(),
  mayAnswer: ability(),
});
export type ManagedVote = z.infer<typeof managedVote>;

const voteFilter = { state: oneOf(m.field_state, voteStates).optional(), keyword: keyword.optional() };

export const voteQueryManageList = call.list(byCommunity, '/api/communityManage/vote/queryManageList', {
  summary: 'Lists the votes, latest end first.',
  filter: voteFilter,
  output: pageOfTabs(managedVote, voteStates),
});

export const voteQueryManageDetail = call.detail(byCommunity, '/api/communityManage/vote/queryManageDetail', {
  summary: 'Returns a vote for closing and answering it.',
  output: managedVote,
});

export const voteExport = call.sheet(byCommunity, '/api/communityManage/vote/export', {
  summary: 'Exports the filtered votes as a spreadsheet, without ballots.',
  input: z.object(voteFilter),
});

export const voteOperate = call.write(byCommunity, '/api/communityManage/vote/operate', {
  summary:
    'Proposes or confirms closing a vote early or declaring it void, which takes two operators, or drops the proposal. Its record is kept.',
  input: z.object({
    id,
    event: kindOf(m.field_event, voteActs),
    data: z.object({ reason: requiredNote(m.field_reason, 200) }),
  }),
  output: managedVote,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

/** What was done about a vote; public. */
export const voteReply = z.object({ outcome: requiredNote(m.field_outcome, 200) });

export const voteAnswer = call.write(byCommunity, '/api/communityManage/vote/answer', {
  summary: 'Publishes what was done about a closed vote, and notifies its author and voters.',
  input: z.object({ id, data: voteReply }),
  output: managedVote,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});
