import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { PartOf, PostKindSource } from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { findPicture } from '../../platform/files/find-picture.ts';
import { countVoters, tallyOf } from './count-choices.ts';
import { lockVote, moveVote } from './move-vote.ts';
import { type Vote, votes } from './vote.table.ts';
import { viewVoteRow } from './vote.view.ts';

const hourMs = 3_600_000;

/** The options as stored; a picture that is missing or not public is reported at its option. */
async function keepOptions(tx: Db, options: PartOf<'vote'>['options']) {
  const kept: Vote['options'] = [];
  for (const [at, { text, note, pictureId }] of options.entries()) {
    const picture = await findPicture(tx, pictureId, text, `data.vote.options.${at}.pictureId`);
    kept.push({ id: `O${at + 1}`, text, note, picture });
  }
  return kept;
}

/** Votes: posts with options, ballots per person or per enterprise, and counts shown when permitted. */
export const voteKind: PostKindSource<'vote'> = {
  kind: 'VOTE',
  part: 'vote',
  isReviewed: true,
  isNamed: true,

  async findFaults(_tx, { part: { options, maxChoices, endsAt }, now }) {
    const faults: Record<string, string> = {};
    if (maxChoices > options.length) faults['vote.maxChoices'] = m.fault_max_choices();
    if (endsAt < now.getTime() + hourMs) faults['vote.endsAt'] = m.fault_vote_end();
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

  async save(tx, _ctx, { id: postId }, { options, changeable, endsAt, ...rest }) {
    const set = {
      ...rest,
      options: await keepOptions(tx, options),
      // A secret ballot cannot be found again to be changed; for an enterprise the last ballot counts.
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

  async findBlocker(tx, postId) {
    const vote = await lockVote(tx, postId);
    return vote?.state === 'OPEN' && (await countVoters(tx, [postId])).has(postId)
      ? m.refusal_ballots_cast()
      : null;
  },

  async isTakenPartIn(db, postId) {
    return (await db.$count(votes, and(eq(votes.postId, postId), eq(votes.state, 'OPEN')))) > 0;
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
    const tally = await tallyOf(
      db,
      rows,
      ({ visibility, state }) => visibility === 'ALWAYS' || state !== 'OPEN',
    );
    return new Map(rows.map((vote) => [vote.postId, viewVoteRow(vote, tally(vote))]));
  },
};
