import type {
  BlindEntry,
  JudgedContest,
  judgingQueryDetail,
  judgingQueryList,
} from '@portal/contract/contest/judging';
import { ballotStateLabels } from '@portal/contract/contest/terms';
import type { Db } from '../../../platform/database/database.ts';
import { listFirstFiles } from '../../../platform/files/attachments.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { stageOf } from '../contest.policy.ts';
import type { Contest } from '../contest.table.ts';
import { numberText } from '../contest.view.ts';
import { getOwnBallot, listOthers, listOwnBallots, listProgress, type OwnBallot } from './ballot.queries.ts';
import { blindName } from './blind-file.ts';
import { pointsOf } from './scores.ts';

const viewRow = ({ ballot, entry, contest }: OwnBallot) => ({
  ballotId: ballot.id,
  contestId: contest.id,
  no: numberText(entry.blindNo),
  track: entry.track,
  state: ballot.status,
  stateLabel: ballotStateLabels[ballot.status](),
  scored: ballot.items.filter((item) => item !== null).length,
});

/** Ballots can be filled in during scoring, before any result is known. */
export const isScoring = ({ status, scoredAt }: Pick<Contest, 'status' | 'scoredAt'>): boolean =>
  status === 'SCORING' && scoredAt === null;

type Progress = Awaited<ReturnType<typeof listProgress>>;

/** Progress of each entry's ballots per track, without identifying the entry. */
function viewProgress({ tracks }: Contest, rows: Progress): JudgedContest['progress'] {
  return tracks
    .map(({ name }) => ({
      track: name,
      entries: [
        ...Map.groupBy(
          rows.filter(({ track }) => track === name),
          ({ entryId }) => entryId,
        ).values(),
      ].map((ballots) => ballots.map(({ status }) => status)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const queryJudging: Verb<typeof judgingQueryList> = async ({ db, actor }) => {
  const own = await listOwnBallots(db, actor.userId);
  const ofContest = Map.groupBy(own, ({ contest }) => contest.id);
  const progress = ofContest.size > 0 ? await listProgress(db, [...ofContest.keys()]) : [];
  const rows = [...ofContest.values()].flatMap((ballots) => {
    const contest = ballots[0]?.contest;
    if (!contest) return [];
    return [
      {
        contestId: contest.id,
        title: contest.title,
        dueAt: stageOf(contest, 'PRELIM')?.to ?? contest.endAt.getTime(),
        isOpen: isScoring(contest),
        criteria: contest.criteria,
        ballots: ballots.map(viewRow),
        progress: viewProgress(
          contest,
          progress.filter(({ contestId }) => contestId === contest.id),
        ),
      },
    ];
  });
  return { rows };
};

const blank = { title: '', summary: '', picture: null, files: [], video: null };

/** Details of the entry to judge; empty if it's withheld from the judge. */
async function viewDetails(db: Db, { ballot, entry }: OwnBallot) {
  if (ballot.status === 'CONFLICT') return blank;
  const found = await listFirstFiles(db, entry.files);
  const [video] = await listFirstFiles(db, entry.videoFileId === null ? [] : [entry.videoFileId]);
  const no = numberText(entry.blindNo);
  return {
    title: entry.blindTitle,
    summary: entry.blindSummary,
    picture: entry.picture && { ...entry.picture, alt: entry.blindTitle },
    files: entry.files.flatMap((fileId, nth) =>
      found
        .filter((file) => file.fileId === fileId)
        .map(({ mime, bytes }) => ({ nth, name: blindName(no, nth, mime), mime, bytes })),
    ),
    video: video
      ? { name: blindName(no, entry.files.length, video.mime), mime: video.mime, bytes: video.bytes }
      : null,
  };
}

/**
 * An entry with the caller's ballot.
 * @throws {AppError} 500404 for another judge's ballot
 */
export async function readBallot(db: Db, { actor }: Pick<Context, 'actor'>, id: string): Promise<BlindEntry> {
  const own = await getOwnBallot(db, actor.userId, id);
  const { ballot, contest } = own;
  const [details, others] = await Promise.all([
    viewDetails(db, own),
    listOthers(db, { entryId: ballot.entryId, id }),
  ]);
  const items = contest.criteria.map((_, at) => ballot.items[at] ?? null);
  return {
    ...viewRow(own),
    ...details,
    version: ballot.version,
    contestTitle: contest.title,
    items,
    comment: ballot.comment,
    total: pointsOf(items, contest.criteria),
    reason: ballot.reason,
    others: others.map(({ status }) => status),
    canScore: isScoring(contest) && (ballot.status === 'ASSIGNED' || ballot.status === 'SCORED'),
  };
}

/** @throws {AppError} 500404 */
export const queryBallot: Verb<typeof judgingQueryDetail> = (ctx, { id }) => readBallot(ctx.db, ctx, id);
