import { ballotScopeLabels, voteStateLabels } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import type { PartOf, PostKindSource } from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { findPicture } from '../../platform/files/find-picture.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import { countChoices, countVoters } from './count-choices.ts';
import { lockVote, moveVote } from './move-vote.ts';
import { type Vote, votes } from './vote.table.ts';

const hourMs = 3_600_000;

/** So many options stand in a row of a list. */
const leadingOptions = 3;

type Results = { optionId: string; votes: number }[];

/** The first options: by their counts where these are public, otherwise as they stand on the paper. */
function leadingOf({ options }: Vote, results: Results | null) {
  const textOf = new Map(options.map(({ id, text }) => [id, text]));
  const rows: { optionId: string; votes: number | null }[] = results
    ? results.toSorted((one, other) => other.votes - one.votes)
    : options.map(({ id }) => ({ optionId: id, votes: null }));
  return rows.slice(0, leadingOptions).map(({ optionId, votes: count }) => ({
    text: textOf.get(optionId) ?? '',
    votes: count,
  }));
}

/** What rows show of a vote; `results` are null while not everybody may see them. */
export const viewVoteRow = (
  vote: Vote,
  { voters, results }: { voters: number; results: Results | null },
) => ({
  state: vote.state,
  stateLabel: voteStateLabels[vote.state](),
  scope: vote.scope,
  scopeLabel: ballotScopeLabels[vote.scope](),
  options: vote.options.length,
  voters,
  endsAt: vote.endsAt.getTime(),
  leading: leadingOf(vote, results),
});

/** The options as they are kept; a picture that is not there, or not public, is a fault of its option. */
async function keepOptions(tx: Db, options: PartOf<'vote'>['options']) {
  const kept: Vote['options'] = [];
  for (const [at, { text, note, pictureId }] of options.entries()) {
    const picture = await findPicture(tx, pictureId, text).catch((error: unknown) => {
      if (error instanceof AppError)
        throw fieldsRefused({ [`data.vote.options.${at}.pictureId`]: m.fault_picture_gone() });
      throw error;
    });
    kept.push({ id: `O${at + 1}`, text, note, picture });
  }
  return kept;
}

/** Votes: posts with options, ballots by person or by enterprise, and counts that are seen when they may be. */
export const voteKind: PostKindSource<'vote'> = {
  kind: 'VOTE',
  part: 'vote',
  isReviewed: true,

  async findFaults(_tx, { part: { options, maxChoices, endsAt }, now }) {
    const faults: Record<string, string> = {};
    if (maxChoices > options.length) faults['vote.maxChoices'] = m.vote_fault_max_choices();
    if (endsAt < now.getTime() + hourMs) faults['vote.endsAt'] = m.vote_fault_ends_at();
    return faults;
  },

  mapTexts: (part, change) => ({
    ...part,
    options: part.options.map((option, at) => ({
      ...option,
      text: change(option.text, `options.${at}.text`),
      note: change(option.note, `options.${at}.note`),
    })),
  }),

  async save(tx, _ctx, { id: postId, anonymous }, { options, changeable, endsAt, ...rest }) {
    if (anonymous) throw fieldsRefused({ 'data.anonymous': m.vote_fault_anonymous() });
    const set = {
      ...rest,
      options: await keepOptions(tx, options),
      // A secret ballot cannot be found again, and of an enterprise the last one counts.
      changeable: !rest.secret && (changeable || rest.scope === 'ENTERPRISE'),
      endsAt: new Date(endsAt),
    };
    await tx
      .insert(votes)
      .values({ postId, ...set })
      .onConflictDoUpdate({ target: votes.postId, set });
    return options.map(({ text, note }) => `${text} ${note}`).join(' ');
  },

  async onMoved(tx, ctx, { id }, { event }) {
    const vote = await lockVote(tx, id);
    if (!vote) return;
    if ((event === 'publish' || event === 'pass') && vote.state === 'PENDING')
      await moveVote(tx, ctx, vote, 'open');
    if (event === 'confirm' && vote.state === 'OPEN') await moveVote(tx, ctx, vote, 'void');
  },

  async findHindrance(tx, postId) {
    const vote = await lockVote(tx, postId);
    return vote?.state === 'OPEN' && (await countVoters(tx, [postId])).has(postId)
      ? m.vote_hindrance_open()
      : null;
  },

  async read(db, postId) {
    const [vote] = await db.select().from(votes).where(eq(votes.postId, postId));
    if (!vote) return undefined;
    const { options, maxChoices, scope, audited, secret, changeable, visibility, endsAt, quorum } = vote;
    return {
      options: options.map(({ text, note, picture }) => ({ text, note, pictureId: picture?.fileId ?? null })),
      maxChoices,
      scope,
      audited,
      secret,
      changeable,
      visibility,
      quorum,
      endsAt: endsAt.getTime(),
    };
  },

  async readRows(db, postIds) {
    const rows = await db.select().from(votes).where(inArray(votes.postId, postIds));
    const shown = rows.filter(({ visibility, state }) => visibility === 'ALWAYS' || state !== 'OPEN');
    const [voters, results] = await Promise.all([countVoters(db, postIds), countChoices(db, shown)]);
    return new Map(
      rows.map((vote) => [
        vote.postId,
        viewVoteRow(vote, {
          voters: voters.get(vote.postId) ?? 0,
          results: results.get(vote.postId) ?? null,
        }),
      ]),
    );
  },
};
