import type { contestQueryDetail, contestQueryList } from '@portal/contract/contest/public';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { canObject, canSignUp, isVoting } from './contest.policy.ts';
import {
  countContests,
  countTracks,
  countVoters,
  getContest,
  isPublic,
  listContests,
  listJudges,
  listLocked,
  listScored,
  listWorks,
} from './contest.queries.ts';
import type { Contest } from './contest.table.ts';
import { viewBoard, viewContest, viewWork } from './contest.view.ts';

export const queryContests: Verb<typeof contestQueryList> = ({ db, now }, input) =>
  pageOf(input, listContests(db, input), countContests(db), (row) => viewContest(row, now));

/** Null until every judge has locked: nobody can see a score before that. */
export async function boardOf(db: Db, contest: Contest) {
  if (contest.scoredAt === null) return null;
  const [entries, ballots] = await Promise.all([listScored(db, contest.id), listLocked(db, contest.id)]);
  return viewBoard(contest, entries, ballots);
}

async function awardsOf(db: Db, contest: Contest) {
  if (contest.status !== 'PUBLICITY' && contest.status !== 'DONE') return [];
  const entries = await listScored(db, contest.id);
  return contest.prizes.flatMap(({ level, name }, prize) =>
    entries
      .filter((entry) => entry.prize === prize && entry.status === 'AWARDED')
      .map((entry) => ({
        entryId: entry.id,
        level,
        name,
        track: entry.track,
        title: entry.title,
        teamName: entry.teamName,
      })),
  );
}

/** @throws {AppError} 500404 */
export const queryContest: Verb<typeof contestQueryDetail> = async ({ db, now }, { id }) => {
  const contest = await getContest(db, id, isPublic);
  const votes = isVoting(contest, now);
  const [judges, tracks, works, voters, board, awards] = await Promise.all([
    listJudges(db, contest),
    countTracks(db, id),
    votes ? listWorks(db, id) : [],
    countVoters(db, id),
    boardOf(db, contest),
    awardsOf(db, contest),
  ]);
  return {
    ...contest,
    ...viewContest(contest, now),
    today: now.getTime(),
    trackEntries: contest.tracks.map(({ name }) => tracks.get(name) ?? 0),
    judges: judges.map((judge) => ({ ...judge, judgeId: judge.id })),
    // The reason for a return before publication is internal to the office.
    reason: contest.status === 'CANCELLED' ? contest.reason : '',
    canSignUp: canSignUp(contest, now),
    works: works.map(viewWork),
    isVoting: votes,
    voters,
    board,
    canObject: canObject(contest, now),
    awards,
  };
};
