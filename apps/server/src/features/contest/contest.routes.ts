import {
  contestDecideAwards,
  contestProposeAwards,
  objectionOperateManage,
  objectionQueryManageList,
} from '@portal/contract/contest/award-manage';
import {
  entryAnswer,
  entryFile,
  entryInvite,
  entryOperate,
  entryQueryDetail,
  entryQueryForm,
  entryQueryList,
  entryRemoveMember,
  entrySave,
  entryVideo,
} from '@portal/contract/contest/entry';
import {
  entryExport,
  entryOperateManage,
  entryQueryManageDetail,
  entryQueryManageList,
} from '@portal/contract/contest/entry-manage';
import {
  ballotOperateManage,
  ballotQueryManageList,
  judgeQueryManageList,
  judgeSave,
} from '@portal/contract/contest/judge-manage';
import {
  judgingFile,
  judgingOperate,
  judgingQueryDetail,
  judgingQueryList,
  judgingSave,
  judgingVideo,
} from '@portal/contract/contest/judging';
import {
  contestExport,
  contestOperate,
  contestQueryManageDetail,
  contestQueryManageList,
  contestSave,
} from '@portal/contract/contest/manage';
import {
  contestQueryDetail,
  contestQueryList,
  contestVoteQuery,
  contestVoteSave,
  objectionSubmit,
} from '@portal/contract/contest/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { decideAwards, proposeAwards } from './award/awards.ts';
import {
  countObjections,
  decideObjection,
  listObjections,
  submitObjection,
  viewObjection,
} from './award/objections.ts';
import { countOwnEntries, listOwnEntries } from './entry/entry.queries.ts';
import { operateEntry } from './entry/operate-entry.ts';
import { getEntryDetail, queryEntryForm, viewOwnRow } from './entry/own-entry.ts';
import { saveEntry } from './entry/save-entry.ts';
import { showEntryFile, showEntryVideo } from './entry/show-entry-file.ts';
import { answerInvitation, inviteMember, removeMember } from './entry/team.ts';
import { operateBallot, saveBallot } from './judging/fill-ballot.ts';
import { queryBallot, queryJudging } from './judging/judge-desk.ts';
import { countManagedBallots, listManagedBallots, viewManagedBallot } from './judging/managed-ballots.ts';
import { operateManagedBallot } from './judging/reopen-ballot.ts';
import { showBlindFile, showBlindVideo } from './judging/show-blind-file.ts';
import {
  contestSheet,
  countManagedContests,
  listManagedContests,
  viewManaged,
  viewManagedContest,
} from './manage/managed-contest.ts';
import {
  checkEntry,
  countManagedEntries,
  entrySheet,
  listManagedEntries,
  viewManagedEntry,
  viewManagedEntryDetail,
} from './manage/managed-entries.ts';
import { operateContest } from './manage/operate-contest.ts';
import { saveContest } from './manage/save-contest.ts';
import { queryManagedJudges, saveJudge } from './manage/save-judge.ts';
import { queryContest, queryContests } from './query-contests.ts';
import { queryVote, saveVote } from './vote.ts';

const publicRoutes: BoundEndpoint[] = [
  bind(contestQueryList, queryContests),
  bind(contestQueryDetail, queryContest),
  bind(contestVoteQuery, queryVote),
  bind(contestVoteSave, saveVote),
  bind(objectionSubmit, submitObjection),
];

const memberRoutes: BoundEndpoint[] = [
  bind(entryQueryForm, queryEntryForm),
  bind(entrySave, saveEntry),
  bind(entryOperate, operateEntry),
  bind(entryInvite, inviteMember),
  bind(entryRemoveMember, removeMember),
  bind(entryAnswer, answerInvitation),
  bind(entryQueryList, ({ db, actor }, input) =>
    pageOf(input, listOwnEntries(db, actor.userId, input), countOwnEntries(db, actor.userId), (row) =>
      viewOwnRow(row, actor.userId),
    ),
  ),
  bind(entryQueryDetail, (ctx, { id }) => getEntryDetail(ctx.db, ctx, id)),
  bindRaw(entryFile, showEntryFile),
  bindRaw(entryVideo, showEntryVideo),
];

const judgeRoutes: BoundEndpoint[] = [
  bind(judgingQueryList, queryJudging),
  bind(judgingQueryDetail, queryBallot),
  bind(judgingSave, saveBallot),
  bind(judgingOperate, operateBallot),
  bindRaw(judgingFile, showBlindFile),
  bindRaw(judgingVideo, showBlindVideo),
];

const contestDesk: BoundEndpoint[] = [
  bind(contestQueryManageList, ({ db, now, actor }, input) =>
    pageOfTabs(
      input,
      listManagedContests(db, input),
      { counts: countManagedContests(db, input), tab: input.state },
      (row) => viewManagedContest(row, actor.userId, now),
    ),
  ),
  bindRaw(contestExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '大赛',
      entity: 'contest',
      filter: input,
      columns: contestSheet,
      count: (tx) => countOfTab(countManagedContests(tx, input), input.state),
      read: (tx, page) => listManagedContests(tx, { ...input, sort: '-start', ...page }),
    }),
  ),
  bind(contestQueryManageDetail, (ctx, { id }) => viewManaged(ctx.db, ctx, id)),
  bind(contestSave, saveContest),
  bind(contestOperate, operateContest),
  bind(contestProposeAwards, proposeAwards),
  bind(contestDecideAwards, decideAwards),
  bind(judgeQueryManageList, queryManagedJudges),
  bind(judgeSave, saveJudge),
  bind(ballotQueryManageList, ({ db, actor }, input) =>
    pageOfTabs(
      input,
      listManagedBallots(db, actor.userId, input),
      { counts: countManagedBallots(db, actor.userId, input), tab: input.state },
      (row) => viewManagedBallot(row, actor.userId),
    ),
  ),
  bind(ballotOperateManage, operateManagedBallot),
];

const entryDesk: BoundEndpoint[] = [
  bind(entryQueryManageList, ({ db, actor, now }, input) =>
    pageOfTabs(
      input,
      listManagedEntries(db, actor.userId, input),
      { counts: countManagedEntries(db, actor.userId, input), tab: input.state },
      (row) => viewManagedEntry(row, now),
    ),
  ),
  bindRaw(entryExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '参赛作品',
      entity: 'contestEntry',
      filter: input,
      columns: entrySheet,
      count: (tx) => countOfTab(countManagedEntries(tx, ctx.actor.userId, input), input.state),
      read: (tx, page) => listManagedEntries(tx, ctx.actor.userId, { ...input, sort: '-created', ...page }),
    }),
  ),
  bind(entryQueryManageDetail, (ctx, { id }) => viewManagedEntryDetail(ctx.db, ctx, id)),
  bind(entryOperateManage, checkEntry),
  bind(objectionQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listObjections(db, input),
      { counts: countObjections(db), tab: input.state },
      viewObjection,
    ),
  ),
  bind(objectionOperateManage, decideObjection),
];

export const contestRoutes = (): BoundEndpoint[] => [
  ...publicRoutes,
  ...memberRoutes,
  ...judgeRoutes,
  ...contestDesk,
  ...entryDesk,
];
